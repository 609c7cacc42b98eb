package dolmen.bot.discord.proposal;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.rules.Variant;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/** The private messages in which a game and a computer player are chosen, one after the other. */
record OpponentPanel(VariantCatalogue variants) implements Handler<ButtonInteractionEvent> {

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
                .setComponents(ActionRow.of(OpponentChoice.menu(ComponentId.of(Action.CHOOSE_OPPONENT, game))))
                .build();
    }

    /** What is said to somebody who found nobody to play with, and the way to a computer player. */
    static MessageCreateData instead(String why, Optional<Variant> game) {
        return new MessageCreateBuilder()
                .setContent(Text.cut(why, Text.MAX_MESSAGE))
                .setComponents(ActionRow.of(OpponentChoice.button(game)))
                .setAllowedMentions(List.of())
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
        Variant game = NotUnderstoodException.required(
                event.getValues().stream().findFirst().flatMap(variants::variant));
        event.editMessage(MessageEditData.fromCreateData(opponents(game))).complete();
    }
}
