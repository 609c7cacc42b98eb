package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.words.Text;
import dolmen.bot.id.SeatNames;
import dolmen.rules.Seat;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.play.Standing;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Tray;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The names of the two sides of a puzzle: their colours or peoples. If they have none, the solver is "you" and the
 * opponent "the other player".
 */
record PuzzleSides(BoardScene scene, Seat solver) {
    private static final String YOU = "you";

    static PuzzleSides of(Standing<?> standing, Puzzle puzzle) {
        return new PuzzleSides(PuzzleMessage.scene(standing, puzzle), puzzle.solver());
    }

    /** The game's name of a side; empty if it has none. */
    Optional<Verbatim> name(Seat seat) {
        String side = scene.trays().stream()
                .filter(tray -> tray.seat() == seat.index())
                .map(Tray::name)
                .collect(Collectors.joining());
        return isName(seat, side) ? Optional.of(new Verbatim(side)) : Optional.empty();
    }

    /** True if a name is a plural, such as "Romans". */
    static boolean isPlural(Verbatim name) {
        return name.text().endsWith("s");
    }

    /** The side at the start of a line. */
    Argument called(Seat seat) {
        return name(seat)
                .<Argument>map(name -> name)
                .orElseGet(() -> seat.equals(solver) ? PuzzlePhrases.sideYou() : PuzzlePhrases.sideOther());
    }

    /** The side in a sentence of the rules, which are in English. */
    String inRules(Seat seat) {
        return name(seat).map(Verbatim::text).orElseGet(() -> nameless(seat));
    }

    /** True if the game itself names the side. In games with secrets it calls the viewer "You", which is not a name. */
    private static boolean isName(Seat seat, String side) {
        return !side.equals(seat.title()) && !side.equalsIgnoreCase(YOU);
    }

    private String nameless(Seat seat) {
        return seat.equals(solver) ? YOU : "the other player";
    }

    /** The names of the seats in the game's sentences and menus. */
    SeatNames seats() {
        return new SeatNames(
                Stream.of(Seat.FIRST, Seat.SECOND).map(this::nameless).toList());
    }

    /** A sentence of the game with the names of the sides. */
    String told(String sentence) {
        return Text.capital(seats().in(sentence));
    }

    /** The scene with the names of the sides on the picture; a table names the rows of both. */
    BoardScene named() {
        if (!(scene.surface() instanceof Surface.Table(var material, var cells, var labels))) {
            return scene;
        }
        return new BoardScene(
                new Surface.Table(
                        material, cells, labels.stream().map(this::named).toList()),
                scene.tokens(),
                scene.marks(),
                scene.trays().stream().map(this::named).toList(),
                scene.altText(),
                scene.remarks());
    }

    private Label named(Label label) {
        return new Label(named(label.text()), label.x(), label.y(), label.location());
    }

    private Tray named(Tray tray) {
        return new Tray(tray.seat(), tray.side(), named(tray.name()), tray.count());
    }

    private String named(String title) {
        return Stream.of(Seat.FIRST, Seat.SECOND)
                .filter(seat -> title.equals(seat.title()))
                .findFirst()
                .map(seat -> Text.capital(inRules(seat)))
                .orElse(title);
    }
}
