package dolmen.bot.lab.record;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.lab.picture.FilmOfPlay;
import dolmen.bot.lab.picture.PictureOptions;
import dolmen.renderer.BoardRenderer;
import dolmen.renderer.replay.FilmRenderer;
import dolmen.rules.GameRegistry;
import dolmen.rules.record.MatchRecord;
import dolmen.rules.record.ParsedRecord;
import dolmen.rules.record.RecordFault;
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

/** The command that replays the records of a file. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = {
            "Replays the records of a file (docs/records.md): every turn as a sentence, then the position.",
            "With --gif it draws the only record of a file as an animated picture.",
            "Standard error lists faults as FILE:LINE:COLUMN."
        })
public final class ReplayCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "A file with one or more records.")
    private Path path = Path.of("");

    @Option(
            names = "--gif",
            paramLabel = "OUT",
            description = "Animated GIF file to write instead, with a frame for every turn.")
    private @Nullable Path gif;

    @Mixin
    private final PictureOptions options = new PictureOptions();

    private final GameRegistry games;
    private final Console console;

    public ReplayCommand(GameRegistry games, Console console) {
        this.games = games;
        this.console = console;
    }

    @Override
    public Integer call() {
        Optional<String> misused = options.fault();
        if (misused.isPresent()) {
            return console.refuse(ExitStatus.MISUSED, misused.get());
        }
        var file = new RecordFile(path);
        return switch (file.open(games)) {
            case RecordFile.Opened.Unreadable(String why) -> console.refuse(ExitStatus.REFUSED, why);
            case RecordFile.Opened.Holding(List<ParsedRecord> readings) ->
                gif == null ? play(file, readings) : draw(file, readings, gif);
        };
    }

    private int draw(RecordFile file, List<ParsedRecord> readings, Path picture) {
        if (readings.size() != 1) {
            return console.refuse(
                    ExitStatus.REFUSED,
                    "a picture is made of one record, and %s has %d.".formatted(path, readings.size()));
        }
        return switch (readings.getFirst()) {
            case ParsedRecord.Read(int line, MatchRecord record) -> draw(record, picture);
            case RecordFault fault -> console.refuse(ExitStatus.REFUSED, file.told(fault));
        };
    }

    private int draw(MatchRecord record, Path picture) {
        var films = new FilmRenderer(new BoardRenderer());
        int across = options.width(FilmRenderer.DEFAULT_WIDTH);
        try {
            Files.write(picture, films.gif(FilmOfPlay.of(record.game()), options.theme(), across));
            return ExitStatus.DONE;
        } catch (IOException unwritable) {
            return console.refuse(ExitStatus.REFUSED, "cannot write " + picture + ".");
        }
    }

    private int play(RecordFile file, List<ParsedRecord> readings) {
        int code = ExitStatus.DONE;
        for (ParsedRecord reading : readings) {
            switch (reading) {
                case ParsedRecord.Read(int line, MatchRecord record) -> play(record);
                case RecordFault fault -> {
                    code = ExitStatus.REFUSED;
                    console.err().println(file.told(fault));
                }
            }
        }
        console.out().flush();
        return code;
    }

    private void play(MatchRecord record) {
        console.out().println(new RecordWords(record).summary());
        new Playback(record).lines().forEach(console.out()::println);
        console.out().println();
    }
}
