package dolmen.bot.discord.menu;

import dolmen.rules.host.TurnMenu;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Token;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A menu and the picture that goes with it: every choice that has a place is marked there with a letter, and its words
 * begin with the same one, on whatever page it stands. Choices that share a place share its letter; cards have numbers
 * of their own, by which the words call them, and get none.
 *
 * @param menu what can be chosen
 * @param letters of the places
 * @param occupied the places on which something stands
 */
public record MarkedMenu(TurnMenu.Reached.Choosing menu, Map<String, String> letters, List<String> occupied) {
    private static final int ALPHABET = 26;

    /** The menu on the picture of the seat that chooses. */
    public static MarkedMenu of(TurnMenu.Reached.Choosing menu, BoardScene scene) {
        List<String> cards = scene.tokens().stream()
                .filter(token -> isCard(token.glyph()))
                .map(Token::cell)
                .toList();
        var letters = new LinkedHashMap<String, String>();
        cells(menu)
                .filter(cell -> !cards.contains(cell))
                .distinct()
                .forEach(cell -> letters.put(cell, letter(letters.size())));
        return new MarkedMenu(
                menu, letters, scene.tokens().stream().map(Token::cell).toList());
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

    private static Stream<String> cells(TurnMenu.Reached.Choosing menu) {
        return menu.options().stream().flatMap(option -> option.step().cell().stream());
    }

    /** A to Z, then AA to ZZ. */
    private static String letter(int index) {
        String last = Character.toString('A' + index % ALPHABET);
        return index < ALPHABET ? last : letter(index / ALPHABET - 1) + last;
    }

    /** The words of a choice. */
    public String words(TurnMenu.Option option) {
        return option.step()
                .cell()
                .flatMap(cell -> Optional.ofNullable(letters.get(cell)))
                .map(letter -> letter + " · " + option.step().label())
                .orElse(option.step().label());
    }

    /** What the picture shows: what has been chosen, and what can be. */
    public List<Mark> marks() {
        Stream<Mark> chosen = menu.chosen().stream()
                .flatMap(step -> step.cell().stream())
                .map(cell -> occupied.contains(cell) ? new Mark.Chosen(cell) : new Mark.Landed(cell));
        return Stream.concat(chosen, cells(menu).distinct().map(this::choice)).toList();
    }

    private Mark choice(String cell) {
        String letter = letters.getOrDefault(cell, "");
        return menu.chosen().isEmpty() || letter.isEmpty()
                ? new Mark.Movable(cell, letter)
                : new Mark.Target(cell, letter);
    }
}
