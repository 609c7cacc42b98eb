package dolmen.bot.discord.proposal;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.menu.GamesPicture;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.menu.OpponentFaces;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.match.computer.SolvedVariants;
import dolmen.bot.match.preference.Preferences;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The private messages to choose a game and then a computer player. */
record OpponentPanel(
        VariantCatalogue variants,
        GamesPicture picture,
        OpponentFaces faces,
        Preferences preferences,
        SolvedVariants solved,
        Readers readers) {
    private static final String OTHERS = new ComponentId(Action.CHOOSE_GAME, 0, 0).text();

    /** The choice of a game: a button for each, and one for all variants. */
    private MessageCreateData games(Requester requester, Wording language) {
        List<Button> buttons = Stream.concat(
                        variants.variants().stream()
                                .filter(variant -> variant.options().isEmpty())
                                .map(game -> Button.secondary(
                                        ComponentId.of(Action.CHOOSE_GAME, game).text(),
                                        language.of(variants.name(game)))),
                        Stream.of(Button.secondary(OTHERS, language.of(ProposalPhrases.gameVariants()))))
                .toList();
        return new MessageCreateBuilder()
                .setFiles(picture.in(theme(requester), language))
                .setContent(language.of(ProposalPhrases.gameWhich()))
                .setComponents(ActionRow.partitionOf(buttons))
                .build();
    }

    /** The choice of a variant that has options. */
    private MessageCreateData others(Wording language) {
        return new MessageCreateBuilder()
                .setContent(language.of(ProposalPhrases.variantWhich()))
                .setComponents(ActionRow.of(StringSelectMenu.create(OTHERS)
                        .setPlaceholder(language.of(ProposalPhrases.variantChoose()))
                        .addOptions(variants.variants().stream()
                                .filter(variant -> !variant.options().isEmpty())
                                .limit(StringSelectMenu.OPTIONS_MAX_AMOUNT)
                                .map(variant -> ProposalForm.option(variant, variants, language))
                                .toList())
                        .build()))
                .build();
    }

    private Optional<String> theme(Requester requester) {
        return preferences.privateTheme(requester.person(), requester.guild());
    }

    /** The choice of an opponent for the game. */
    private MessageCreateData opponents(Variant game, Requester requester, Wording language) {
        return new MessageCreateBuilder()
                .setFiles(faces.of(game, theme(requester), language))
                .setContent(language.of(question(game)) + "\n"
                        + faultless(game).map(language::of).orElse("")
                        + company(game).map(language::of).orElse(""))
                .setComponents(
                        ActionRow.of(OpponentChoice.menu(ComponentId.of(Action.CHOOSE_OPPONENT, game), language)))
                .build();
    }

    private Phrase question(Variant game) {
        Argument name = variants.name(game);
        return variants.hasSecrets(game)
                ? ProposalPhrases.opponentsPracticeHidden(name)
                : ProposalPhrases.opponentsPractice(name);
    }

    /** A sentence about the other players, if there are more than two seats. */
    private Optional<Phrase> company(Variant game) {
        int more = variants.seats(game) - 2;
        return more == 0 ? Optional.empty() : Optional.of(ProposalPhrases.opponentsCompany(more));
    }

    private Optional<Phrase> faultless(Variant game) {
        return solved.faultless(game).map(opponent -> ProposalPhrases.opponentsSolved(new Verbatim(opponent.name())));
    }

    /** A refusal that offers a match against a computer player instead. */
    static MessageCreateData instead(String why, Optional<Variant> game, Wording wording) {
        return new MessageCreateBuilder()
                .setContent(Text.cut(why, Text.MAX_MESSAGE))
                .setComponents(ActionRow.of(OpponentChoice.button(game, wording)))
                .setAllowedMentions(List.of())
                .build();
    }

    /**
     * Tells a person why the guests cannot be invited. If a guest can never be an opponent, a button offers a computer
     * player.
     */
    static void refuse(IReplyCallback asked, List<Guest> guests, String why, Optional<Variant> game, Wording wording) {
        if (Guest.anyNobody(guests, asked)) {
            Replies.privately(asked, instead(why, game, wording));
        } else {
            Replies.privately(asked, why);
        }
    }

    /** Opens the choice of an opponent for the game; without a game, the choice of a game first. */
    void open(IReplyCallback asked, Optional<Variant> game) {
        Requester requester = Requester.of(asked);
        Wording language = readers.of(asked);
        Acknowledgement.PRIVATE.give(asked);
        Replies.fulfil(
                asked.getHook(),
                game.map(chosen -> opponents(chosen, requester, language)).orElseGet(() -> games(requester, language)));
    }

    /** Replaces the choice of a game with the choice of an opponent, or of a variant. */
    void gamePressed(ButtonInteractionEvent event, ComponentId pressed) {
        Wording language = readers.of(event);
        Replies.fulfil(
                event.getHook(),
                variants.numbered(pressed.number())
                        .map(game -> opponents(game, Requester.of(event), language))
                        .orElseGet(() -> others(language)));
    }

    /** Replaces the choice of a variant with the choice of an opponent. */
    void gameChosen(StringSelectInteractionEvent event, ComponentId menu) {
        Variant game = NotUnderstoodException.required(
                event.getValues().stream().findFirst().flatMap(variants::variant));
        Replies.fulfil(event.getHook(), opponents(game, Requester.of(event), readers.of(event)));
    }
}
