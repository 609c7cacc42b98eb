package dolmen.bot.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.words.Wordings;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TypedTurn;
import dolmen.rules.phrase.Argument;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command that shows how the bot would understand typed or piped texts as Discord messages. */
@Command(
        name = "read",
        mixinStandardHelpOptions = true,
        description = "Reads typed turns exactly as the bot reads them on Discord.")
final class ReadCommand implements Callable<Integer> {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int FIELDS = 3;

    private final HostedGameReader reader;
    private final Console console;

    @Option(
            names = "--batch",
            description = {
                "Reads lines from standard input: a variant, a tab, moves separated by blanks, a tab, and the typed"
                        + " text as a JSON string.",
                "Answers each with one line:",
                "'played' and the moves of the turn, separated by blanks;",
                "'asks' and up to five possible turns, separated by ' | ', with 'and N more' after the fifth;",
                "'refused' and the reason; or 'error' and the fault in the line."
            })
    private boolean batch;

    ReadCommand(GameRegistry games, Console console) {
        this.reader = new HostedGameReader(games);
        this.console = console;
    }

    /** Answers all lines. Writes in large blocks, but flushes as soon as no line is waiting. */
    @Override
    public Integer call() throws IOException {
        if (!batch) {
            return console.refuse(ExitStatus.MISUSED, "read needs --batch.");
        }
        int code = ExitStatus.DONE;
        String question = console.in().readLine();
        while (question != null) {
            String answer = answer(question);
            code = answer.startsWith("error ") ? ExitStatus.REFUSED : code;
            console.out().print(answer + '\n');
            if (!console.in().ready()) {
                console.out().flush();
            }
            question = console.in().readLine();
        }
        console.out().flush();
        return code;
    }

    private String answer(String question) {
        String[] fields = question.split("\t", -1);
        if (fields.length != FIELDS) {
            return "error a line needs a variant, a tab, moves, a tab, and a JSON string.";
        }
        try {
            Optional<String> typed = typed(fields[2]);
            if (typed.isEmpty()) {
                return "error the typed text is not a JSON string.";
            }
            HostedGame<?> game = reader.read(fields[0].strip(), words(fields[1]));
            return game.toMove().map(seat -> answer(game, seat, typed.get())).orElse("error no seat is to move.");
        } catch (IllegalArgumentException impossible) {
            return "error " + oneLine(String.valueOf(impossible.getMessage()));
        }
    }

    private static Optional<String> typed(String json) {
        try {
            return Optional.of(JSON.readTree(json))
                    .filter(value -> value.isTextual())
                    .map(value -> value.textValue());
        } catch (JsonProcessingException noJson) {
            return Optional.empty();
        }
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
    }

    private static String answer(HostedGame<?> game, Seat seat, String typed) {
        return switch (game.playTyped(seat, typed)) {
            case TypedTurn.Played(HostedGame<?> played) ->
                "played " + String.join(" ", played.record().moves().subList(game.entries(), played.entries()));
            case TypedTurn.Ambiguous(List<String> turns, int others) ->
                "asks " + String.join(" | ", turns) + (others == 0 ? "" : " | and %d more".formatted(others));
            case TypedTurn.NotAMove(Argument why, List<String> nearest) -> "refused " + oneLine(why);
            case TypedTurn.Illegal(Argument why, List<String> nearest) -> "refused " + oneLine(why);
        };
    }

    private static String oneLine(Argument words) {
        return oneLine(Wordings.ENGLISH.of(words));
    }

    private static String oneLine(String words) {
        return words.replaceAll("\\s+", " ");
    }
}
