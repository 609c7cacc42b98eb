package dolmen.bot.discord.menu;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.words.Text;
import dolmen.rules.Variant;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;

/** The choice of a computer player, for all messages that offer one. */
public final class OpponentChoice {
    private OpponentChoice() {}

    /** The button that opens the choice of an opponent for the game; without a game, the choice of a game first. */
    public static Button button(Optional<Variant> game, Wording wording) {
        return choosing(game, wording.of(MenuPhrases.buttonPlayComputer()));
    }

    private static Button choosing(Optional<Variant> game, String label) {
        return Button.secondary(
                game.map(chosen -> ComponentId.of(Action.PLAY_COMPUTER, chosen))
                        .orElseGet(() -> new ComponentId(Action.PLAY_COMPUTER, 0, 0))
                        .text(),
                label);
    }

    /** As above, for a message to everybody with a picture of the game. */
    public static Button playThis(Variant game, Wording wording) {
        return choosing(Optional.of(game), wording.of(MenuPhrases.buttonPlayThis()))
                .withStyle(ButtonStyle.PRIMARY);
    }

    /** The button that starts practice against the opponent at once, for a message to everybody. */
    public static Button button(Variant game, Opponent opponent, Wording wording) {
        Phrase label = MenuPhrases.buttonPlayOpponent(
                new Verbatim(opponent.name()), opponent.level().number());
        return at(game, opponent, wording.of(label));
    }

    /** The button that starts practice against the weakest opponent at once. */
    public static Button playNow(Variant game, Wording wording) {
        return at(game, Opponent.ALL.getFirst(), wording.of(MenuPhrases.buttonPlayNow()))
                .withStyle(ButtonStyle.PRIMARY);
    }

    private static Button at(Variant game, Opponent opponent, String label) {
        return Button.secondary(
                ComponentId.of(Action.PLAY_COMPUTER, game, 0, List.of(Integer.toString(opponent.number())))
                        .text(),
                label);
    }

    /**
     * The opponent in the id of such a button; empty if the person chooses one.
     *
     * @throws NotUnderstoodException if no opponent has the number in the id
     */
    public static Optional<Opponent> chosen(ComponentId pressed) {
        return pressed.path().stream()
                .findFirst()
                .map(number -> NotUnderstoodException.required(Opponent.ALL.stream()
                        .filter(opponent -> Integer.toString(opponent.number()).equals(number))
                        .findFirst()));
    }

    /** The choice in a command, whose translations are those of commands: "Brenna · level 3, attacks". */
    public static String label(Opponent opponent) {
        return "%s · level %d, %s"
                .formatted(
                        opponent.name(),
                        opponent.level().number(),
                        opponent.temperament().word());
    }

    /** A command's option to choose an opponent by name. */
    public static OptionData option(String name, String description) {
        var option = new OptionData(OptionType.STRING, name, description);
        Opponent.ALL.forEach(opponent -> option.addChoice(label(opponent), opponent.name()));
        return option;
    }

    private static Phrase line(Opponent opponent) {
        var name = new Verbatim(opponent.name());
        int level = opponent.level().number();
        return switch (opponent.temperament()) {
            case ATTACKS -> MenuPhrases.opponentAttacks(name, level);
            case DEFENDS -> MenuPhrases.opponentDefends(name, level);
        };
    }

    /** The menu of all opponents. */
    public static StringSelectMenu menu(ComponentId id, Wording wording) {
        return StringSelectMenu.create(id.text())
                .setPlaceholder(wording.of(MenuPhrases.opponentChoose()))
                .addOptions(Opponent.ALL.stream()
                        .map(opponent -> SelectOption.of(wording.of(line(opponent)), opponent.name())
                                .withDescription(Text.cut(
                                        wording.of(opponent.character()), SelectOption.DESCRIPTION_MAX_LENGTH)))
                        .toList())
                .build();
    }

    /**
     * The opponent that was chosen in such a menu.
     *
     * @throws NotUnderstoodException if no opponent has the name
     */
    public static Opponent chosen(StringSelectInteractionEvent event) {
        return NotUnderstoodException.required(
                event.getValues().stream().findFirst().flatMap(Opponent::named));
    }
}
