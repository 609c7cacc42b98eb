package dolmen.bot.discord.proposal;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.rules.Variant;
import dolmen.rules.opponent.Opponent;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/** The private messages in which a game and a computer player are chosen, one after the other. */
record OpponentPanel(VariantCatalogue variants) implements Handler<ButtonInteractionEvent> {

    /** The button that leads to the choice of an opponent, or of a game before that. */
    static Button button(Optional<Variant> game) {
        return Button.secondary(
                game.map(chosen -> ComponentId.of(Action.PLAY_COMPUTER, chosen))
                        .orElseGet(() -> new ComponentId(Action.PLAY_COMPUTER, 0, 0))
                        .text(),
                "Play a computer");
    }

    /** Such as "Brenna · level 3, presses". */
    static String label(Opponent opponent) {
        return "%s · level %d, %s"
                .formatted(
                        opponent.name(),
                        opponent.level().number(),
                        opponent.temperament().word());
    }

    /** The choice of a game. */
    MessageCreateData games() {
        List<SelectOption> options = variants.variants().stream()
                .limit(StringSelectMenu.OPTIONS_MAX_AMOUNT)
                .map(variant -> SelectOption.of(
                                Text.cut(variants.name(variant), SelectOption.LABEL_MAX_LENGTH), variant.text())
                        .withDescription(Text.cut(variants.difference(variant), SelectOption.DESCRIPTION_MAX_LENGTH)))
                .toList();
        return new MessageCreateBuilder()
                .setContent("**Which game do you want to play?** A computer is ready for every one of them.")
                .setComponents(ActionRow.of(StringSelectMenu.create(new ComponentId(Action.CHOOSE_GAME, 0, 0).text())
                        .setPlaceholder("Which game?")
                        .addOptions(options)
                        .build()))
                .build();
    }

    /** The choice of an opponent for that game. */
    MessageCreateData opponents(Variant game) {
        return new MessageCreateBuilder()
                .setContent("""
                        **%s: who shall it be?** It begins at once, in a thread of its own.
                        It is practice: no rating changes, and you may take moves back. `/play` with `rated` counts.
                        """.formatted(variants.name(game)))
                .setComponents(ActionRow.of(menu(ComponentId.of(Action.CHOOSE_OPPONENT, game))))
                .build();
    }

    /** All opponents, of whom one is to be chosen. */
    static StringSelectMenu menu(ComponentId id) {
        return StringSelectMenu.create(id.text())
                .setPlaceholder("Choose an opponent")
                .addOptions(Opponent.ALL.stream()
                        .map(opponent -> SelectOption.of(label(opponent), opponent.name())
                                .withDescription(Text.cut(opponent.character(), SelectOption.DESCRIPTION_MAX_LENGTH)))
                        .toList())
                .build();
    }

    /** Opens the choice for whoever presses the button. */
    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        event.reply(variants.numbered(pressed.number()).map(this::opponents).orElseGet(this::games))
                .setEphemeral(true)
                .complete();
    }

    /** A game was chosen: now the opponent. */
    void gameChosen(StringSelectInteractionEvent event, ComponentId menu) {
        Variant game = NotUnderstoodException.required(variants.variant(chosen(event)));
        event.editMessage(MessageEditData.fromCreateData(opponents(game))).complete();
    }

    /** What was chosen. */
    static String chosen(StringSelectInteractionEvent event) {
        return NotUnderstoodException.required(event.getValues().stream().findFirst());
    }
}
