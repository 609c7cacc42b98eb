package dolmen.bot.discord.menu;

import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.SeatNames;
import dolmen.rules.host.TurnMenu;
import dolmen.rules.phrase.Verbatim;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;

/** A short menu with a button for each choice, and notes that explain the choices. */
record ChoiceButtons(MarkedMenu marked, SeatNames seats) {
    /** A hand after a draw, at tables of two and three. */
    private static final int MOST = 6;

    private static final int MOST_IN_ROW = 5;

    /** True if the choices of the menu are few enough. */
    static boolean suit(MarkedMenu marked) {
        return marked.options().size() <= MOST;
    }

    /**
     * The buttons, in one row or in two of equal length. Their ids extend the given one, and dangerous choices are
     * highlighted.
     */
    Stream<ActionRow> rows(ComponentId id) {
        List<Button> buttons =
                marked.options().stream().map(option -> button(option, id)).toList();
        int first = buttons.size() > MOST_IN_ROW ? buttons.size() / 2 : buttons.size();
        return Stream.of(buttons.subList(0, first), buttons.subList(first, buttons.size()))
                .filter(row -> !row.isEmpty())
                .map(ActionRow::of);
    }

    private Button button(TurnMenu.Option option, ComponentId id) {
        Button plain = Button.of(
                option.dangerous() ? ButtonStyle.DANGER : ButtonStyle.PRIMARY,
                id.further(option.keys()).text(),
                Text.line(seats.in(marked.words(option)), Button.LABEL_MAX_LENGTH));
        return marked.emoji(option).map(plain::withEmoji).orElse(plain);
    }

    /**
     * A line for each choice whose description adds to its label: a notable choice, or the start of a single move. No
     * line repeats a label that contains the whole move.
     */
    String notes() {
        return marked.options().stream()
                .filter(option -> option.notable() || (option.moves() == 1 && !option.whole()))
                .map(this::line)
                .collect(Collectors.joining());
    }

    private String line(TurnMenu.Option option) {
        SeatNames escaped = seats.each(Text::escaped);
        var words = new Verbatim(escaped.in(marked.words(option)));
        var effect = new Verbatim(escaped.in(Text.capital(marked.wording().of(option.description()))));
        return (option.notable() ? "\n" : "\n-# ") + marked.wording().of(MenuPhrases.moveNote(words, effect));
    }
}
