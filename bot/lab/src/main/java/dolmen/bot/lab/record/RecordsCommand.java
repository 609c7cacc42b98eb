package dolmen.bot.lab.record;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.rules.GameRegistry;
import dolmen.rules.record.MatchRecord;
import dolmen.rules.record.ParsedRecord;
import dolmen.rules.record.RecordFault;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command that checks files of records and lists their contents. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        description = {
            "Checks record files (docs/records.md) by replaying every move, and lists their contents.",
            "Standard error lists faults as FILE:LINE:COLUMN. Nothing is stored."
        })
public final class RecordsCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", arity = "1..*", description = "A file with one or more records.")
    private List<Path> files = List.of();

    private final GameRegistry games;
    private final Console console;
    private int faults;

    public RecordsCommand(GameRegistry games, Console console) {
        this.games = games;
        this.console = console;
    }

    @Override
    public Integer call() {
        for (Path path : files) {
            var file = new RecordFile(path);
            switch (file.open(games)) {
                case RecordFile.Opened.Unreadable(String why) -> {
                    return console.refuse(ExitStatus.REFUSED, why);
                }
                case RecordFile.Opened.Holding(List<ParsedRecord> readings) ->
                    readings.forEach(reading -> tell(file, reading));
            }
        }
        return faults == 0 ? ExitStatus.DONE : ExitStatus.REFUSED;
    }

    private void tell(RecordFile file, ParsedRecord reading) {
        switch (reading) {
            case ParsedRecord.Read(int line, MatchRecord record) ->
                console.out().println("%s:%d: %s".formatted(file.path(), line, new RecordWords(record).summary()));
            case RecordFault fault -> {
                faults++;
                console.err().println(file.told(fault));
            }
        }
    }
}
