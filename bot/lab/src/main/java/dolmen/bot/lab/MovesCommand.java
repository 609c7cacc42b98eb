package dolmen.bot.lab;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.console.LineOfPlay;
import dolmen.bot.console.LineOfPlayReader;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that lists the legal moves after a line of play. */
@Command(
        name = "moves",
        mixinStandardHelpOptions = true,
        description = {
            "Lists the legal moves after the given moves, one per line in ascending order.",
            "If the game is over, it prints 'over' and the seats in first place, or 'over draw'."
        })
final class MovesCommand implements Callable<Integer> {
    private final LineOfPlayReader reader;
    private final Console console;

    @Parameters(index = "0", arity = "0..1", paramLabel = "VARIANT", description = LineOfPlay.VARIANT)
    private @Nullable String variant;

    @Parameters(index = "1..*", paramLabel = "MOVE", description = "The moves so far.")
    private List<String> moves = List.of();

    @Option(
            names = "--batch",
            description = {
                "Reads lines from standard input instead: a variant, a tab, moves separated by blanks.",
                "Answers each with one line: the moves separated by blanks, 'over ...' or 'error: ...'."
            })
    private boolean batch;

    MovesCommand(GameRegistry games, Console console) {
        this.reader = new LineOfPlayReader(games);
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (batch == (variant != null)) {
            return console.refuse(ExitStatus.MISUSED, "moves needs either a variant or --batch.");
        }
        return variant == null ? answerAll() : answer(variant);
    }

    private int answer(String of) {
        return switch (reader.read(of, moves)) {
            case LineOfPlay.Result.Reached(LineOfPlay<?> line) -> {
                line.continuations().forEach(console.out()::println);
                yield ExitStatus.DONE;
            }
            case LineOfPlay.Result.Refused(String why) -> console.refuse(ExitStatus.REFUSED, why);
        };
    }

    /** Answers all lines. Writes in large blocks, but flushes as soon as no line is waiting. */
    private int answerAll() throws IOException {
        int code = ExitStatus.DONE;
        String question = console.in().readLine();
        while (question != null) {
            switch (readQuestion(question)) {
                case LineOfPlay.Result.Reached(LineOfPlay<?> line) ->
                    console.out().print(String.join(" ", line.continuations()));
                case LineOfPlay.Result.Refused(String why) -> {
                    console.out().print("error: " + why);
                    code = ExitStatus.REFUSED;
                }
            }
            console.out().print('\n');
            if (!console.in().ready()) {
                console.out().flush();
            }
            question = console.in().readLine();
        }
        console.out().flush();
        return code;
    }

    private LineOfPlay.Result readQuestion(String question) {
        int tab = question.indexOf('\t');
        String of = tab < 0 ? question : question.substring(0, tab);
        String played = tab < 0 ? "" : question.substring(tab + 1).strip();
        return reader.read(of.strip(), played.isEmpty() ? List.of() : List.of(played.split("\\s+")));
    }
}
