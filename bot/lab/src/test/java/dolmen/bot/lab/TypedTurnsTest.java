package dolmen.bot.lab;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.Run;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** What people type becomes what they mean. {@code typed-turns.txt} has it and tells its own format. */
@TestInstance(Lifecycle.PER_CLASS)
class TypedTurnsTest {
    private static final String CORPUS = "typed-turns.txt";
    private static final String NOT_PLAYED = "?";
    private static final String PLAYED = "played ";
    private static final String ASKS = "asks ";
    private static final int LEAST_LINES = 500;
    private static final double LEAST_UNDERSTOOD = 0.97;

    private List<Answered> lines = List.of();

    /**
     * A line of the corpus and what became of it.
     *
     * @param question as the command reads it
     * @param meaning the turn that is meant; {@value #NOT_PLAYED} for what must not be played
     */
    private record Answered(String question, String meaning, String answer) {

        boolean isTurn() {
            return !meaning.equals(NOT_PLAYED);
        }

        boolean isMisplayed() {
            return answer.startsWith(PLAYED) && !answer.equals(PLAYED + meaning);
        }

        boolean isUnderstood() {
            return answer.equals(PLAYED + meaning) || isOffered();
        }

        private boolean isOffered() {
            return answer.startsWith(ASKS)
                    && Arrays.asList(answer.substring(ASKS.length()).split(" \\| ", -1))
                            .contains(meaning);
        }
    }

    @BeforeAll
    void read() throws IOException {
        var meanings = new ArrayList<String>();
        var questions = new ArrayList<String>();
        String position = "";
        for (String line : corpus()) {
            if (line.startsWith("@ ")) {
                String[] parts = line.substring(2).split(" ", 2);
                position = parts[0] + "\t" + (parts.length > 1 ? parts[1] : "");
            } else if (!line.isBlank() && !line.startsWith("#")) {
                String[] parts = line.split("\t", 2);
                meanings.add(parts[0]);
                questions.add(position + "\t" + parts[1]);
            }
        }
        String input = questions.stream().map(question -> question + "\n").collect(Collectors.joining());
        Run run = Shell.runWithGames(GameRegistry.load(), input, "read", "--batch");
        assertThat(run.code()).as(run.out()).isZero();
        List<String> answers = run.out().lines().toList();
        assertThat(answers).hasSameSizeAs(questions);
        lines = IntStream.range(0, answers.size())
                .mapToObj(at -> new Answered(questions.get(at), meanings.get(at), answers.get(at)))
                .toList();
    }

    private static List<String> corpus() throws IOException {
        try (InputStream corpus = Objects.requireNonNull(TypedTurnsTest.class.getResourceAsStream(CORPUS))) {
            return new String(corpus.readAllBytes(), UTF_8).lines().toList();
        }
    }

    @Test
    void the_corpus_is_large_and_holds_turns_and_what_is_none() {
        assertThat(lines).hasSizeGreaterThanOrEqualTo(LEAST_LINES).doesNotHaveDuplicates();
        assertThat(lines.stream().filter(Answered::isTurn)).hasSizeBetween(lines.size() / 2, lines.size() * 4 / 5);
    }

    @Test
    void nothing_is_played_that_was_not_meant() {
        assertThat(lines.stream().filter(Answered::isMisplayed)).isEmpty();
    }

    @Test
    void nearly_every_turn_is_played_or_offered_on_a_button() {
        List<Answered> turns = lines.stream().filter(Answered::isTurn).toList();
        List<Answered> lost =
                turns.stream().filter(line -> !line.isUnderstood()).toList();

        assertThat(lost).hasSizeLessThanOrEqualTo((int) (turns.size() * (1 - LEAST_UNDERSTOOD)));
    }
}
