package dolmen.bot.discord.menu;

import dolmen.rules.Step;
import dolmen.rules.host.TurnMenu;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Token;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A menu and the picture that goes with it: what can be chosen is marked there, and where a choice is called by the
 * name of its cell, the mark bears that name. So board and menu have one kind of letters, the coordinates, on whatever
 * page a choice stands and however the board is turned. Cards have numbers of their own, and places on a table no
 * names.
 *
 * @param chosen what has been chosen before
 * @param options what can be chosen
 * @param occupied the places on which something stands
 * @param named whether people know the places by their names
 */
public record MarkedMenu(List<Step> chosen, List<TurnMenu.Option> options, List<String> occupied, boolean named) {

    /** The menu on the picture of the seat that chooses. */
    public static MarkedMenu of(TurnMenu.Reached.Choosing menu, BoardScene scene) {
        return of(menu.chosen(), menu.options(), scene);
    }

    /** The first menu of a turn on that picture. */
    public static MarkedMenu first(List<TurnMenu.Option> options, BoardScene scene) {
        return of(List.of(), options, scene);
    }

    private static MarkedMenu of(List<Step> chosen, List<TurnMenu.Option> options, BoardScene scene) {
        return new MarkedMenu(
                chosen,
                options,
                scene.tokens().stream().map(Token::cell).toList(),
                scene.surface().named());
    }

    /** The words of a choice. */
    public String words(TurnMenu.Option option) {
        return option.label();
    }

    /**
     * What the picture shows: what has been chosen, what can be, and the pieces that go with a whole move. These bear
     * no names, so that all names on the picture are places of one kind.
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

    /** The name of a cell, if the menu calls what is chosen there by it. */
    private String nameOf(String cell) {
        if (!named) {
            return "";
        }
        Pattern name = Pattern.compile("\\b" + Pattern.quote(cell) + "\\b");
        boolean told = options.stream()
                .filter(option ->
                        option.steps().stream().anyMatch(step -> step.cell().equals(Optional.of(cell))))
                .anyMatch(option -> name.matcher(option.label()).find());
        return told ? cell : "";
    }

    /** The places that a choice takes in before its own. */
    private static Stream<String> before(TurnMenu.Option option) {
        return option.steps().stream()
                .map(Step::cell)
                .takeWhile(cell -> !cell.equals(option.cell()))
                .flatMap(Optional::stream);
    }

    /** True if it is a piece that is chosen there, and not where it goes. */
    private boolean beginsAt(String cell) {
        return options.stream()
                .filter(option -> option.cell().equals(Optional.of(cell)))
                .anyMatch(option -> option.steps().getFirst().cell().equals(option.cell()));
    }
}
