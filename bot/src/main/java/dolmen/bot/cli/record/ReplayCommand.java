package dolmen.bot.cli.record;

import dolmen.bot.cli.console.Console;
import dolmen.bot.cli.console.ExitStatus;
import dolmen.rules.GameRegistry;
import dolmen.rules.record.MatchRecord;
import dolmen.rules.record.Reading;
import dolmen.rules.record.RecordFault;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command that plays the records of a file through. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = {
            "Plays the records of a file (docs/records.md): every turn in words, and the position after it as a text.",
            "What is wrong is told as FILE:LINE:COLUMN on the error stream."
        })
public final class ReplayCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "A file with one or more records.")
    private Path path = Path.of("");

    private final GameRegistry games;
    private final Console console;

    public ReplayCommand(GameRegistry games, Console console) {
        this.games = games;
        this.console = console;
    }

    @Override
    public Integer call() {
        var file = new RecordFile(path);
        return switch (file.open(games)) {
            case RecordFile.Opened.Unreadable(String why) -> console.refuse(ExitStatus.REFUSED, why);
            case RecordFile.Opened.Holding(List<Reading> readings) -> play(file, readings);
        };
    }

    private int play(RecordFile file, List<Reading> readings) {
        int code = ExitStatus.DONE;
        for (Reading reading : readings) {
            switch (reading) {
                case Reading.Read(int line, MatchRecord record) -> play(record);
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
