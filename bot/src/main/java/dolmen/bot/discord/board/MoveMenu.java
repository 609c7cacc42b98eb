package dolmen.bot.discord.board;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.Text;
import dolmen.bot.match.Match;
import dolmen.rules.host.TurnMenu;
import java.util.ArrayList;
import java.util.List;
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

    private MoveMenu() {}

    /** The page to which a value of a menu turns; empty if it is a choice. */
    public static OptionalInt pageOf(String value) {
        return value.matches(PAGE + "[0-9]{1,4}")
                ? OptionalInt.of(Integer.parseInt(value.substring(PAGE.length())))
                : OptionalInt.empty();
    }

    /** The first menu of the turn of the seat to move. */
    static List<ActionRow> rows(Match match) {
        return match.toMove()
                .map(seat -> TurnMenu.at(match.game(), seat, List.of()))
                .filter(TurnMenu.Reached.Choosing.class::isInstance)
                .map(TurnMenu.Reached.Choosing.class::cast)
                .map(choosing -> List.of(row(
                        match, List.of(), choosing, 0, option -> option.step().label())))
                .orElse(List.of());
    }

    /** The menu of what can be chosen after a path, in the words that its picture explains. */
    public static ActionRow row(Match match, List<String> path, MarkedMenu marked, int page) {
        return row(match, path, marked.menu(), page, marked::words);
    }

    /** Too many options are spread over pages. */
    private static ActionRow row(
            Match match,
            List<String> path,
            TurnMenu.Reached.Choosing choosing,
            int page,
            Function<TurnMenu.Option, String> words) {
        var menu = StringSelectMenu.create(
                        ComponentId.of(Action.PICK, match, path).text())
                .setPlaceholder(placeholder(path, choosing));
        page(choosing.options(), page, words).forEach(menu::addOptions);
        return ActionRow.of(menu.build());
    }

    private static String placeholder(List<String> path, TurnMenu.Reached.Choosing choosing) {
        if (!choosing.chosen().isEmpty()) {
            boolean places = choosing.options().stream()
                    .allMatch(option -> option.step().cell().isPresent());
            return places ? "Where to?" : "Which of these?";
        }
        return path.isEmpty() ? "Choose your move" : "And then?";
    }

    private static List<SelectOption> page(
            List<TurnMenu.Option> options, int page, Function<TurnMenu.Option, String> words) {
        if (options.size() <= StringSelectMenu.OPTIONS_MAX_AMOUNT) {
            return options.stream().map(option -> option(option, words)).toList();
        }
        int from = Math.min(page * OPTIONS_OF_A_PAGE, options.size() - 1);
        int to = Math.min(from + OPTIONS_OF_A_PAGE, options.size());
        var shown = new ArrayList<SelectOption>();
        options.subList(from, to).stream().map(option -> option(option, words)).forEach(shown::add);
        if (to < options.size()) {
            shown.add(SelectOption.of("More …", PAGE + (page + 1)));
        }
        if (page > 0) {
            shown.add(SelectOption.of("… back", PAGE + (page - 1)));
        }
        return shown;
    }

    private static SelectOption option(TurnMenu.Option option, Function<TurnMenu.Option, String> words) {
        return SelectOption.of(
                        Text.line(words.apply(option), SelectOption.LABEL_MAX_LENGTH),
                        option.step().key())
                .withDescription(Text.line(option.description(), SelectOption.DESCRIPTION_MAX_LENGTH));
    }
}
