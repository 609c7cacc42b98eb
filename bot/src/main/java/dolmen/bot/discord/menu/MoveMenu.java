package dolmen.bot.discord.menu;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.SeatNames;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.SeenMatch;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.host.TurnMenu;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;

/** The menus that lead to a turn: a piece, then a target, then the next piece. */
public final class MoveMenu {
    /** Stands before the number of a page among the values of a menu. */
    private static final String PAGE = "~";

    private static final int OPTIONS_OF_A_PAGE = StringSelectMenu.OPTIONS_MAX_AMOUNT - 2;

    private static final String FIRST_MENU = "Choose your move";

    private MoveMenu() {}

    /** The page to which a value of a menu turns; empty if it is a choice. */
    public static OptionalInt pageOf(String value) {
        return value.matches(PAGE + "[0-9]{1,4}")
                ? OptionalInt.of(Integer.parseInt(value.substring(PAGE.length())))
                : OptionalInt.empty();
    }

    /** The first menu of a turn, where everybody may know what there is to choose. */
    public static List<ActionRow> openRows(SeenMatch<Spectator> match, SeatNames seats) {
        List<TurnMenu.Option> options = match.openChoices();
        return options.isEmpty() ? List.of() : List.of(row(match, FIRST_MENU, options, seats));
    }

    /** The first menu for the seat alone; empty if it is not to move. */
    public static Optional<ActionRow> ownRow(Match match, Seat seat, SeatNames seats) {
        return TurnMenu.at(match.game(), seat, List.of()) instanceof TurnMenu.Reached.Choosing choosing
                ? Optional.of(row(match, FIRST_MENU, choosing.options(), seats))
                : Optional.empty();
    }

    /** The menu of what can be chosen after a path, in the words that its picture explains. */
    public static ActionRow row(MatchOutline match, List<String> path, MarkedMenu marked, int page, SeatNames seats) {
        return row(ComponentId.of(Action.PICK, match, path), marked, page, seats);
    }

    /** The same of what is no match: the id has the path. */
    public static ActionRow row(ComponentId id, MarkedMenu marked, int page, SeatNames seats) {
        String placeholder = placeholder(id.path(), marked.menu());
        return row(id, placeholder, page(marked.menu().options(), page, marked::words, seats));
    }

    private static ActionRow row(
            MatchOutline match, String placeholder, List<TurnMenu.Option> options, SeatNames seats) {
        return row(
                ComponentId.of(Action.PICK, match),
                placeholder,
                page(options, 0, option -> option.step().label(), seats));
    }

    private static ActionRow row(ComponentId id, String placeholder, List<SelectOption> shown) {
        var menu = StringSelectMenu.create(id.text()).setPlaceholder(placeholder);
        menu.addOptions(shown);
        return ActionRow.of(menu.build());
    }

    private static String placeholder(List<String> path, TurnMenu.Reached.Choosing choosing) {
        if (!choosing.chosen().isEmpty()) {
            boolean places = choosing.options().stream()
                    .allMatch(option -> option.step().cell().isPresent());
            return places ? "Where to?" : "Which of these?";
        }
        return path.isEmpty() ? FIRST_MENU : "And then?";
    }

    /** Too many options are spread over pages. */
    private static List<SelectOption> page(
            List<TurnMenu.Option> options, int page, Function<TurnMenu.Option, String> words, SeatNames seats) {
        if (options.size() <= StringSelectMenu.OPTIONS_MAX_AMOUNT) {
            return options.stream().map(option -> option(option, words, seats)).toList();
        }
        int from = Math.min(page * OPTIONS_OF_A_PAGE, options.size() - 1);
        int to = Math.min(from + OPTIONS_OF_A_PAGE, options.size());
        var shown = new ArrayList<SelectOption>();
        options.subList(from, to).stream()
                .map(option -> option(option, words, seats))
                .forEach(shown::add);
        if (to < options.size()) {
            shown.add(SelectOption.of("More …", PAGE + (page + 1)));
        }
        if (page > 0) {
            shown.add(SelectOption.of("… back", PAGE + (page - 1)));
        }
        return shown;
    }

    private static SelectOption option(
            TurnMenu.Option option, Function<TurnMenu.Option, String> words, SeatNames seats) {
        return SelectOption.of(
                        Text.line(seats.in(words.apply(option)), SelectOption.LABEL_MAX_LENGTH),
                        option.step().key())
                .withDescription(Text.line(seats.in(option.description()), SelectOption.DESCRIPTION_MAX_LENGTH));
    }
}
