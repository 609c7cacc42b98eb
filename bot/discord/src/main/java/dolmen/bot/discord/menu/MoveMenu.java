package dolmen.bot.discord.menu;

import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.emoji.PieceEmoji;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.SeatNames;
import dolmen.bot.match.Match;
import dolmen.bot.match.SeenMatch;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.host.TurnMenu;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;

/**
 * The menus that lead to a turn: a piece, then a target, then the next piece. A few choices are buttons, which need a
 * single press; more are a drop-down menu.
 */
public final class MoveMenu {
    /** The prefix of page numbers among the values of a menu. */
    private static final String PAGE = "~";

    private static final int OPTIONS_OF_A_PAGE = StringSelectMenu.OPTIONS_MAX_AMOUNT - 2;

    private MoveMenu() {}

    /** The continuation after a choice in such a menu. */
    public interface Turn {
        /**
         * Continues the turn.
         *
         * @param place the id of the menu with all choices so far
         * @param page the page of that menu, from 0
         */
        void to(StringSelectInteractionEvent event, ComponentId place, int page);
    }

    /** A handler of such menus: a choice continues the turn, or opens another page. */
    public static Handler<StringSelectInteractionEvent> chosen(Turn turn) {
        return (event, menu) -> {
            String value =
                    NotUnderstoodException.required(event.getValues().stream().findFirst());
            if (value.matches(PAGE + "[0-9]{1,4}")) {
                turn.to(event, menu, Integer.parseInt(value.substring(PAGE.length())));
            } else {
                turn.to(event, menu.further(ComponentId.parted(value)), 0);
            }
        };
    }

    /** The first menu of a turn, if its choices are public. */
    public static Optional<MarkedMenu> openly(SeenMatch<Spectator> match, PieceEmoji emoji, Wording wording) {
        List<TurnMenu.Option> options = match.openChoices(wording);
        return options.isEmpty()
                ? Optional.empty()
                : Optional.of(MarkedMenu.first(options, match.scene(Seat.FIRST), emoji, wording));
    }

    /** The first menu for the seat; empty if it is not to move. */
    public static Optional<MarkedMenu> of(Match match, Seat seat, PieceEmoji emoji, Wording wording) {
        return TurnMenu.at(match.game(), seat, List.of(), wording) instanceof TurnMenu.Reached.Choosing choosing
                ? Optional.of(MarkedMenu.of(choosing, match.standing().scene(seat), emoji, wording))
                : Optional.empty();
    }

    /**
     * The rows with the menu, at most two, as buttons or as a drop-down menu; then the given row.
     *
     * @param id the id with the earlier choices
     * @param page the page of a drop-down menu, from 0
     */
    public static List<ActionRow> rows(ComponentId id, MarkedMenu marked, int page, SeatNames seats, ActionRow below) {
        Stream<ActionRow> menu = ChoiceButtons.suit(marked)
                ? new ChoiceButtons(marked, seats).rows(id)
                : Stream.of(ActionRow.of(StringSelectMenu.create(id.text())
                        .setPlaceholder(marked.wording().of(placeholder(marked)))
                        .addOptions(page(marked, page, seats))
                        .build()));
        return Stream.concat(menu, Stream.of(below)).toList();
    }

    /** Explanations of the choices if the menu has no room for them, each on a new line; otherwise empty. */
    public static String notes(MarkedMenu marked, SeatNames seats) {
        return ChoiceButtons.suit(marked) ? new ChoiceButtons(marked, seats).notes() : "";
    }

    private static Phrase placeholder(MarkedMenu marked) {
        if (marked.chosen().isEmpty()) {
            return MenuPhrases.moveChoose();
        }
        boolean places =
                marked.options().stream().allMatch(option -> option.cell().isPresent());
        return places ? MenuPhrases.moveWhere() : MenuPhrases.moveWhich();
    }

    /** The options of a page, with options that turn the page if there are several. */
    private static List<SelectOption> page(MarkedMenu marked, int page, SeatNames seats) {
        List<SelectOption> options = marked.options().stream()
                .map(option -> option(option, marked, seats))
                .toList();
        if (options.size() <= StringSelectMenu.OPTIONS_MAX_AMOUNT) {
            return options;
        }
        int from = Math.min(page * OPTIONS_OF_A_PAGE, options.size() - 1);
        int to = Math.min(from + OPTIONS_OF_A_PAGE, options.size());
        var shown = new ArrayList<>(options.subList(from, to));
        if (to < options.size()) {
            shown.add(SelectOption.of(marked.wording().of(MenuPhrases.pageMore()), PAGE + (page + 1)));
        }
        if (page > 0) {
            shown.add(SelectOption.of(marked.wording().of(MenuPhrases.pageBack()), PAGE + (page - 1)));
        }
        return shown;
    }

    private static SelectOption option(TurnMenu.Option option, MarkedMenu marked, SeatNames seats) {
        SelectOption plain = SelectOption.of(
                        Text.line(seats.in(marked.words(option)), SelectOption.LABEL_MAX_LENGTH),
                        ComponentId.joined(option.keys()))
                .withDescription(Text.line(
                        seats.in(Text.capital(marked.wording().of(option.description()))),
                        SelectOption.DESCRIPTION_MAX_LENGTH));
        return marked.emoji(option).map(plain::withEmoji).orElse(plain);
    }
}
