package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.words.Text;
import dolmen.bot.id.SeatNames;
import dolmen.rules.Seat;
import dolmen.rules.play.Standing;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Tray;
import java.util.List;
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

    /** The name of a side at the start of a sentence. */
    String first(Seat seat) {
        return Text.capital(name(seat));
    }

    /** The name of a side elsewhere in a sentence. */
    String name(Seat seat) {
        String side = scene.trays().stream()
                .filter(tray -> tray.seat() == seat.index())
                .map(Tray::name)
                .collect(Collectors.joining());
        return isName(seat, side) ? side : nameless(seat);
    }

    /** The solver's side, by its name or else by its pieces; empty at a card table. */
    Optional<String> own() {
        String name = first(solver);
        if (!name.equalsIgnoreCase(YOU)) {
            return Optional.of("**%s**".formatted(name));
        }
        return scene.surface() instanceof Surface.Table
                ? Optional.empty()
                : Optional.of("the **%s** pieces".formatted(solver.equals(Seat.FIRST) ? "lighter" : "darker"));
    }

    /** True if the game itself names the side. In games with secrets it calls the viewer "You", which is not a name. */
    private static boolean isName(Seat seat, String side) {
        return !side.equals(seat.title()) && !side.equalsIgnoreCase(YOU);
    }

    private String nameless(Seat seat) {
        return seat.equals(solver) ? YOU : "the other player";
    }

    /** A side with its verb, for example "Black wins" or "Romans win". */
    String doing(Seat seat, String verb) {
        String name = name(seat);
        boolean several = name.equals(YOU) || name.endsWith("s");
        return "%s %s%s".formatted(Text.capital(name), verb, several ? "" : "s");
    }

    /** The names of the seats in the game's sentences and menus. */
    SeatNames seats() {
        return new SeatNames(
                Stream.of(Seat.FIRST, Seat.SECOND).map(this::nameless).toList());
    }

    /** The game's sentences with the names of the sides. */
    List<Standing.Told> in(List<? extends Standing.Told> plies) {
        return plies.stream().<Standing.Told>map(this::in).toList();
    }

    private Standing.Told in(Standing.Told told) {
        return switch (told) {
            case Standing.Told.Played(String text, String sentence, boolean named) ->
                new Standing.Told.Played(text, Text.capital(seats().in(sentence)), named);
            case Standing.Told.Happened(String sentence) ->
                new Standing.Told.Happened(Text.capital(seats().in(sentence)));
        };
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
                scene.altText());
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
                .map(this::first)
                .orElse(title);
    }
}
