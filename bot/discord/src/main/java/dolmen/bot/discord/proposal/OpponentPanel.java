package dolmen.bot.discord.proposal;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.match.computer.SolvedVariants;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.rating.RatingPictures;
import dolmen.rules.Variant;
import dolmen.rules.opponent.Opponent;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The private messages in which a game and a computer player are chosen, one after the other. */
record OpponentPanel(
        VariantCatalogue variants, RatingPictures pictures, Preferences preferences, SolvedVariants solved) {

    /** The choice of a game. */
    private MessageCreateData games() {
        return new MessageCreateBuilder()
                .setContent("**Which game do you want to play?** A computer is ready for every one of them.")
                .setComponents(
                        menu(0, "Which game?", variant -> variant.options().isEmpty()),
                        menu(
                                1,
                                "Or a variant, or a larger table?",
                                variant -> !variant.options().isEmpty()))
                .build();
    }

    /** @param number by which menus of one message are told apart */
    private ActionRow menu(int number, String question, Predicate<Variant> listed) {
        return ActionRow.of(StringSelectMenu.create(new ComponentId(Action.CHOOSE_GAME, number, 0).text())
                .setPlaceholder(question)
                .addOptions(variants.variants().stream()
                        .filter(listed)
                        .limit(StringSelectMenu.OPTIONS_MAX_AMOUNT)
                        .map(variant -> ProposalForm.option(variant, variants))
                        .toList())
                .build());
    }

    /** The choice of an opponent for that game. */
    private MessageCreateData opponents(Variant game, Requester requester) {
        var company = new RatingPictures.Company(
                game.game(),
                variants.choices(game),
                Opponent.ALL.stream()
                        .map(opponent -> new RatingPictures.Member(opponent, opponent.points(game)))
                        .toList());
        Picture picture = pictures.opponents(company, preferences.privateTheme(requester.person(), requester.guild()));
        return new MessageCreateBuilder()
                .setFiles(FileUpload.fromStreamSupplier("opponents.png", picture::open)
                        .setDescription(picture.altText()))
                .setContent(
                        """
                        **%s: choose your opponent.** The match begins at once, in its own thread.
                        It is practice: no rating changes, and you may take moves back. `/play` with `rated` counts.
                        %s
                        %s%s""".formatted(variants.name(game), OpponentChoice.TEMPERAMENTS, faultless(game), company(game)))
                .setComponents(ActionRow.of(OpponentChoice.menu(ComponentId.of(Action.CHOOSE_OPPONENT, game))))
                .build();
    }

    /** Who else comes, where there are more seats than two. */
    private String company(Variant game) {
        int more = variants.seats(game) - 2;
        return switch (more) {
            case 0 -> "";
            case 1 -> "Another of about the same strength sits down, too.";
            default -> "%d others of about the same strength sit down, too.".formatted(more);
        };
    }

    private String faultless(Variant game) {
        return solved.faultless(game)
                .map(opponent ->
                        "This game is solved here, and in practice %s plays it perfectly.".formatted(opponent.name()))
                .orElse("");
    }

    /** What is said to somebody who found nobody to play with, and the way to a computer player. */
    static MessageCreateData instead(String why, Optional<Variant> game) {
        return new MessageCreateBuilder()
                .setContent(Text.cut(why, Text.MAX_MESSAGE))
                .setComponents(ActionRow.of(OpponentChoice.button(game)))
                .setAllowedMentions(List.of())
                .build();
    }

    /**
     * Tells somebody why nobody can be invited so; where such a person can play with nobody, with the way to a
     * computer.
     */
    static void refuse(IReplyCallback asked, List<Guest> guests, String why, Optional<Variant> game) {
        if (Guest.anyNobody(guests, asked)) {
            Replies.privately(asked, instead(why, game));
        } else {
            Replies.privately(asked, why);
        }
    }

    /** Opens the choice for whoever asks, of an opponent for that game, or of a game before that. */
    void open(IReplyCallback asked, Optional<Variant> game) {
        if (asked.getGuild() == null) {
            Replies.privately(asked, Proposer.ON_SERVERS);
            return;
        }
        Acknowledgement.PRIVATE.give(asked);
        Replies.fulfil(
                asked.getHook(),
                game.map(chosen -> opponents(chosen, Requester.of(asked))).orElseGet(this::games));
    }

    /** A game was chosen: now the opponent. */
    void gameChosen(StringSelectInteractionEvent event, ComponentId menu) {
        Variant game = NotUnderstoodException.required(
                event.getValues().stream().findFirst().flatMap(variants::variant));
        Replies.fulfil(event.getHook(), opponents(game, Requester.of(event)));
    }
}
