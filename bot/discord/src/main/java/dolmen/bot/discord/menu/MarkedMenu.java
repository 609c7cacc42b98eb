package dolmen.bot.discord.menu;

import dolmen.bot.discord.emoji.PieceEmoji;
import dolmen.rules.Step;
import dolmen.rules.host.TurnMenu;
import dolmen.rules.phrase.Wording;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Symbol;
import dolmen.rules.scene.Token;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.entities.emoji.CustomEmoji;

/**
 * A menu and its picture. The choices are marked on the picture, and the mark of a choice named after its cell has that
 * name. Board and menu therefore use the same coordinates on every page of the menu and from every side of the board.
 * Cards have their own numbers, and places on a table have no names.
 *
 * @param chosen the earlier choices of the turn
 * @param options the current choices
 * @param occupied the cells with pieces
 * @param named true if people know the cells by their names
 * @param emoji the emoji of the pieces and cards that the choices are about; empty if one of them has none
 * @param wording the language of the menu
 */
public record MarkedMenu(
        List<Step> chosen,
        List<TurnMenu.Option> options,
        List<String> occupied,
        boolean named,
        Map<Symbol, CustomEmoji> emoji,
        Wording wording) {

    public MarkedMenu {
        emoji = Map.copyOf(emoji);
    }

    /** The menu on the picture for the seat that chooses. */
    public static MarkedMenu of(TurnMenu.Reached.Choosing menu, BoardScene scene, PieceEmoji emojis, Wording wording) {
        return of(menu.chosen(), menu.options(), scene, emojis, wording);
    }

    /** The first menu of a turn, on the given picture. */
    public static MarkedMenu first(
            List<TurnMenu.Option> options, BoardScene scene, PieceEmoji emojis, Wording wording) {
        return of(List.of(), options, scene, emojis, wording);
    }

    private static MarkedMenu of(
            List<Step> chosen, List<TurnMenu.Option> options, BoardScene scene, PieceEmoji emojis, Wording wording) {
        return new MarkedMenu(
                chosen,
                options,
                scene.tokens().stream().map(Token::cell).toList(),
                scene.surface().named(),
                known(options, emojis),
                wording);
    }

    private static Map<Symbol, CustomEmoji> known(List<TurnMenu.Option> options, PieceEmoji emojis) {
        var known = new HashMap<Symbol, CustomEmoji>();
        for (TurnMenu.Option option : options) {
            Optional<Symbol> symbol = symbol(option);
            Optional<CustomEmoji> found = symbol.flatMap(emojis::of);
            if (symbol.isPresent() && found.isEmpty()) {
                return Map.of();
            }
            found.ifPresent(emoji -> known.put(symbol.orElseThrow(), emoji));
        }
        return known;
    }

    /** The label of a choice. */
    public String words(TurnMenu.Option option) {
        return option.label(wording);
    }

    /** The emoji of the piece or card that a choice is about. */
    Optional<CustomEmoji> emoji(TurnMenu.Option option) {
        return symbol(option).map(emoji::get);
    }

    private static Optional<Symbol> symbol(TurnMenu.Option option) {
        return option.steps().getFirst().symbol();
    }

    /**
     * The marks on the picture: earlier choices, current choices, and the earlier steps that a choice includes. The
     * marks of these steps have no names, so all names on the picture are of one kind.
     */
    public List<Mark> marks() {
        Stream<Mark> done = chosen.stream()
                .flatMap(step -> step.cell().stream())
                .map(cell -> occupied.contains(cell) ? new Mark.Chosen(cell) : new Mark.Landed(cell));
        Set<String> last = options.stream()
                .flatMap(option -> option.cell().stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        Stream<Mark> onTheWay = options.stream()
                .flatMap(MarkedMenu::before)
                .distinct()
                .filter(cell -> !last.contains(cell))
                .map(Mark.Movable::new);
        return Stream.of(done, onTheWay, last.stream().map(this::choice))
                .flatMap(marks -> marks)
                .toList();
    }

    private Mark choice(String cell) {
        String name = nameOf(cell);
        boolean begins = chosen.isEmpty() && beginsAt(cell);
        return begins || (name.isEmpty() && occupied.contains(cell))
                ? new Mark.Movable(cell, name)
                : new Mark.Target(cell, name);
    }

    /** The name of the cell if the menu names a choice after it; otherwise empty. */
    private String nameOf(String cell) {
        if (!named) {
            return "";
        }
        Pattern name = Pattern.compile("\\b" + Pattern.quote(cell) + "\\b");
        boolean told = options.stream()
                .filter(option ->
                        option.steps().stream().anyMatch(step -> step.cell().equals(Optional.of(cell))))
                .anyMatch(option -> name.matcher(words(option)).find());
        return told ? cell : "";
    }

    /** The cells of the steps that the choice includes before its own cell. */
    private static Stream<String> before(TurnMenu.Option option) {
        return option.steps().stream()
                .map(Step::cell)
                .takeWhile(cell -> !cell.equals(option.cell()))
                .flatMap(Optional::stream);
    }

    /** True if the choice is the piece on the cell, not a target. */
    private boolean beginsAt(String cell) {
        return options.stream()
                .filter(option -> option.cell().equals(Optional.of(cell)))
                .anyMatch(option -> option.steps().getFirst().cell().equals(option.cell()));
    }
}
