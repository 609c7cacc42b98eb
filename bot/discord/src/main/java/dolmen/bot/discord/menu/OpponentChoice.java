package dolmen.bot.discord.menu;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.words.Text;
import dolmen.rules.Variant;
import dolmen.rules.opponent.Opponent;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;

/** How a computer player is chosen wherever one can be played. */
public final class OpponentChoice {
    /** What the words behind the levels mean, wherever opponents are listed. */
    public static final String TEMPERAMENTS = "Who presses attacks, who holds defends.";

    private OpponentChoice() {}

    /** The button that leads to the choice of an opponent for that game, or of a game before that. */
    public static Button button(Optional<Variant> game) {
        return Button.secondary(
                game.map(chosen -> ComponentId.of(Action.PLAY_COMPUTER, chosen))
                        .orElseGet(() -> new ComponentId(Action.PLAY_COMPUTER, 0, 0))
                        .text(),
                "Play a computer");
    }

    /** The button with which practice in that game against that opponent begins at once. */
    public static Button button(Variant game, Opponent opponent) {
        return Button.secondary(
                ComponentId.of(Action.PLAY_COMPUTER, game, 0, List.of(Integer.toString(opponent.number())))
                        .text(),
                "Play %s, level %d".formatted(opponent.name(), opponent.level().number()));
    }

    /**
     * The opponent that such a button names; empty if it leaves the choice.
     *
     * @throws NotUnderstoodException if it names none that there is
     */
    public static Optional<Opponent> chosen(ComponentId pressed) {
        return pressed.path().stream()
                .findFirst()
                .map(number -> NotUnderstoodException.required(Opponent.ALL.stream()
                        .filter(opponent -> Integer.toString(opponent.number()).equals(number))
                        .findFirst()));
    }

    /** Such as "Brenna · level 3, presses". */
    public static String label(Opponent opponent) {
        return "%s · level %d, %s"
                .formatted(
                        opponent.name(),
                        opponent.level().number(),
                        opponent.temperament().word());
    }

    /** The option of a command in which an opponent is chosen by name. */
    public static OptionData option(String name, String description) {
        var option = new OptionData(OptionType.STRING, name, description);
        Opponent.ALL.forEach(opponent -> option.addChoice(label(opponent), opponent.name()));
        return option;
    }

    /** All opponents, of whom one is to be chosen. */
    public static StringSelectMenu menu(ComponentId id) {
        return StringSelectMenu.create(id.text())
                .setPlaceholder("Choose an opponent")
                .addOptions(Opponent.ALL.stream()
                        .map(opponent -> SelectOption.of(label(opponent), opponent.name())
                                .withDescription(Text.cut(opponent.character(), SelectOption.DESCRIPTION_MAX_LENGTH)))
                        .toList())
                .build();
    }

    /**
     * The opponent that was chosen in such a menu.
     *
     * @throws NotUnderstoodException if it is none
     */
    public static Opponent chosen(StringSelectInteractionEvent event) {
        return NotUnderstoodException.required(
                event.getValues().stream().findFirst().flatMap(Opponent::named));
    }
}
