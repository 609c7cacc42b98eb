package dolmen.bot.lab.picture;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.console.LineOfPlay;
import dolmen.bot.console.LineOfPlayReader;
import dolmen.bot.words.Wordings;
import dolmen.renderer.BoardRenderer;
import dolmen.renderer.Header;
import dolmen.renderer.replay.FilmRenderer;
import dolmen.rules.GameRegistry;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Turn;
import dolmen.rules.Viewer;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that draws the position after a line of play. */
@Command(
        name = "render",
        mixinStandardHelpOptions = true,
        description = "Draws the position after the given moves as a PNG file, with the last move marked.")
public final class RenderCommand implements Callable<Integer> {
    private final LineOfPlayReader reader;
    private final Console console;

    @Parameters(index = "0", paramLabel = "VARIANT", description = LineOfPlay.VARIANT)
    private String variant = "";

    @Parameters(index = "1..*", paramLabel = "MOVE", description = "The moves so far.")
    private List<String> moves = List.of();

    @Option(names = "--out", paramLabel = "FILE", description = "PNG file to write.")
    private @Nullable Path out;

    @Option(
            names = "--animated",
            paramLabel = "FILE",
            description = "Animated GIF file to write, with a frame for every turn as spectators see it.")
    private @Nullable Path animated;

    @Mixin
    private final PictureOptions options = new PictureOptions();

    @Option(
            names = "--viewer",
            paramLabel = "SEAT",
            description = "Seat whose view to draw, from 0 (default: the seat to move).")
    private @Nullable Integer viewer;

    public RenderCommand(GameRegistry games, Console console) {
        this.reader = new LineOfPlayReader(games);
        this.console = console;
    }

    @Override
    public Integer call() {
        if (out == null && animated == null) {
            return console.refuse(ExitStatus.MISUSED, "nothing to write: give --out or --animated.");
        }
        Optional<String> fault = options.fault();
        if (fault.isPresent()) {
            return console.refuse(ExitStatus.MISUSED, fault.get());
        }
        return switch (reader.read(variant, moves)) {
            case LineOfPlay.Result.Reached(LineOfPlay<?> line) -> {
                int status = out == null ? ExitStatus.DONE : draw(line.standing(), out);
                yield status != ExitStatus.DONE || animated == null ? status : animate(animated);
            }
            case LineOfPlay.Result.Refused(String why) -> console.refuse(ExitStatus.REFUSED, why);
        };
    }

    private int animate(Path file) {
        var films = new FilmRenderer(new BoardRenderer());
        int across = options.width(FilmRenderer.DEFAULT_WIDTH);
        return write(file, films.gif(FilmOfPlay.ofLine(reader.moveByMove()), options.theme(), across));
    }

    private int draw(Standing<?> standing, Path file) {
        int seats = standing.position().seats();
        if (viewer != null && (viewer < 0 || viewer >= seats)) {
            return console.refuse(
                    ExitStatus.MISUSED, "--viewer must be a seat from 0 to %d, not %d.".formatted(seats - 1, viewer));
        }
        Viewer eyes = viewer == null ? whoeverMoves(standing.position()) : new Seat(viewer);
        BoardScene scene = standing.scene(eyes).in(Wordings.ENGLISH);
        Header header = header(standing.position(), scene).seenFrom(eyes instanceof Seat seat ? seat : Seat.FIRST);
        int across = options.width(BoardRenderer.DEFAULT_WIDTH);
        return write(file, new BoardRenderer().png(scene, header, options.theme(), across));
    }

    private int write(Path file, byte[] picture) {
        try {
            Files.write(file, picture);
        } catch (IOException unwritable) {
            return console.refuse(ExitStatus.REFUSED, "cannot write " + file + ".");
        }
        return ExitStatus.DONE;
    }

    /** The view of the player to move, which is the default. */
    static Viewer whoeverMoves(Position<?> position) {
        return position.turn() instanceof Turn.ToMove(Seat seat) ? seat : new Spectator();
    }

    static Header header(Position<?> position, BoardScene scene) {
        Viewer mover = whoeverMoves(position);
        return new Header(
                scene.trays().stream()
                        .map(tray -> new Header.SeatCaption(
                                tray.nameInWords(),
                                tray.side(),
                                new Seat(tray.seat()).equals(mover),
                                tray.countInWords()))
                        .toList(),
                "");
    }
}
