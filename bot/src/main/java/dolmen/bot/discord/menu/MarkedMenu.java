package dolmen.bot.discord.menu;

import dolmen.rules.Step;
import dolmen.rules.host.TurnMenu;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Token;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A menu and the picture that goes with it: every choice that has a place is marked there with a letter, and its words
 * begin with the same one, on whatever page it stands. Every choice has a letter of its own, so that a place which
 * several share is marked with all of theirs; cards have numbers of their own, by which the words call them, and get
 * none.
 *
 * @param chosen what has been chosen before
 * @param options what can be chosen
 * @param letters by the keys of the choices
 * @param occupied the places on which something stands
 */
public record MarkedMenu(
        List<Step> chosen, List<TurnMenu.Option> options, Map<List<String>, String> letters, List<String> occupied) {
    private static final int ALPHABET = 26;

    /** The menu on the picture of the seat that chooses. */
    public static MarkedMenu of(TurnMenu.Reached.Choosing menu, BoardScene scene) {
        return of(menu.chosen(), menu.options(), scene);
    }

    /** The first menu of a turn on that picture. */
    public static MarkedMenu first(List<TurnMenu.Option> options, BoardScene scene) {
        return of(List.of(), options, scene);
    }

    private static MarkedMenu of(List<Step> chosen, List<TurnMenu.Option> options, BoardScene scene) {
        List<String> cards = scene.tokens().stream()
                .filter(token -> isCard(token.glyph()))
                .map(Token::cell)
                .toList();
        var letters = new LinkedHashMap<List<String>, String>();
        options.stream()
                .filter(option -> option.cell().isPresent())
                .filter(option -> !cards.contains(option.cell().get()))
                .forEach(option -> letters.put(option.keys(), letter(letters.size())));
        return new MarkedMenu(
                chosen,
                options,
                letters,
                scene.tokens().stream().map(Token::cell).toList());
    }

    private static boolean isCard(Glyph glyph) {
        return switch (glyph) {
            case Glyph.Face face -> true;
            case Glyph.Back back -> true;
            case Glyph.Stone stone -> false;
            case Glyph.Stack stack -> false;
            case Glyph.Pit pit -> false;
            case Glyph.Pawn pawn -> false;
            case Glyph.Pebble pebble -> false;
            case Glyph.Blocks blocks -> false;
            case Glyph.Rider rider -> false;
        };
    }

    /** A to Z, then AA to ZZ. */
    private static String letter(int index) {
        String last = Character.toString('A' + index % ALPHABET);
        return index < ALPHABET ? last : letter(index / ALPHABET - 1) + last;
    }

    /** The words of a choice. */
    public String words(TurnMenu.Option option) {
        return letter(option).map(letter -> letter + " · " + option.label()).orElse(option.label());
    }

    private Optional<String> letter(TurnMenu.Option option) {
        return Optional.ofNullable(letters.get(option.keys()));
    }

    /** What the picture shows: what has been chosen, what can be, and the pieces that go with a whole move. */
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
        String all = lettersAt(cell);
        return all.isEmpty() || (chosen.isEmpty() && beginsAt(cell))
                ? new Mark.Movable(cell, all)
                : new Mark.Target(cell, all);
    }

    /** All letters of a place; the first alone, with dots, if a dot has no room for them. */
    private String lettersAt(String cell) {
        List<String> here = options.stream()
                .filter(option -> option.cell().equals(Optional.of(cell)))
                .flatMap(option -> letter(option).stream())
                .toList();
        String all = String.join(" ", here);
        return all.length() <= Mark.LONGEST_LABEL ? all : here.getFirst() + " …";
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
