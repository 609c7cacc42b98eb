package dolmen.bot.discord.menu;

import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.SeatNames;
import dolmen.rules.host.TurnMenu;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;

/** A short menu with a button for each choice, and notes that explain the choices. */
record ChoiceButtons(MarkedMenu marked, SeatNames seats) {
    private static final int MOST = 5;

    /** True if the choices of the menu are few enough. */
    static boolean suit(MarkedMenu marked) {
        return marked.options().size() <= MOST;
    }

    /** The buttons. Their ids extend the given one, and dangerous choices are highlighted. */
    ActionRow row(ComponentId id) {
        return ActionRow.of(marked.options().stream()
                .map(option -> Button.of(
                        option.dangerous() ? ButtonStyle.DANGER : ButtonStyle.PRIMARY,
                        id.further(option.keys()).text(),
                        Text.line(seats.in(marked.words(option)), Button.LABEL_MAX_LENGTH)))
                .toList());
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
        String words = escaped.in(marked.words(option));
        String what = escaped.in(option.description());
        return option.notable() ? "\n**%s**: %s.".formatted(words, what) : "\n-# **%s**: %s.".formatted(words, what);
    }
}
