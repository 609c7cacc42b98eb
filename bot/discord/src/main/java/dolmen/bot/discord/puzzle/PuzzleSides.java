package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.words.Text;
import dolmen.bot.id.SeatNames;
import dolmen.rules.Seat;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Tray;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The names of the two sides of a puzzle: their colours or peoples. If they have none, the solver is "you" and the
 * opponent "the other player".
 */
record PuzzleSides(BoardScene scene, Seat solver) {

    static PuzzleSides of(Standing<?> standing, Puzzle puzzle) {
        return new PuzzleSides(PuzzleMessage.scene(standing, puzzle), puzzle.solver());
    }

    /** The game's name of a side; empty if it has none. At a table of cards, players have no sides. */
    Optional<Argument> name(Seat seat) {
        return scene.surface() instanceof Surface.Table
                ? Optional.empty()
                : scene.trays().stream()
                        .filter(tray -> tray.seat() == seat.index())
                        .map(Tray::name)
                        .filter(name -> !isTitle(name, seat))
                        .findFirst();
    }

    private static boolean isTitle(Argument name, Seat seat) {
        return name.equals(new Verbatim(seat.title()));
    }

    /** The side at the start of a line. */
    Argument called(Seat seat) {
        return name(seat).orElseGet(() -> nameless(seat));
    }

    private Phrase nameless(Seat seat) {
        return seat.equals(solver) ? PuzzlePhrases.sideYou() : PuzzlePhrases.sideOther();
    }

    /** The names of the seats in the game's sentences and menus. */
    SeatNames seats(Wording wording) {
        return new SeatNames(Stream.of(Seat.FIRST, Seat.SECOND)
                .map(seat -> seat.equals(solver) ? PuzzlePhrases.sideYouWithin() : PuzzlePhrases.sideOtherWithin())
                .map(wording::of)
                .toList());
    }

    /** A sentence of the game with the names of the sides. */
    String told(String sentence, Wording wording) {
        return Text.capital(seats(wording).in(sentence));
    }

    /** The scene with the names of the sides on the picture; a table names the rows of both. */
    BoardScene named() {
        if (!(scene.surface() instanceof Surface.Table table)) {
            return scene;
        }
        return new BoardScene(
                table.withLabels(table.labels().stream().map(this::named).toList()),
                scene.tokens(),
                scene.marks(),
                scene.trays().stream().map(this::named).toList(),
                scene.description());
    }

    private Label named(Label label) {
        return new Label(named(label.text()), label.x(), label.y(), label.location());
    }

    private Tray named(Tray tray) {
        return new Tray(tray.seat(), tray.side(), named(tray.name()), tray.count());
    }

    private Argument named(Argument title) {
        return Stream.of(Seat.FIRST, Seat.SECOND)
                .filter(seat -> isTitle(title, seat))
                .findFirst()
                .<Argument>map(this::nameless)
                .orElse(title);
    }
}
