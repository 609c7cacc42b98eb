package dolmen.bot.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.Console;
import dolmen.bot.console.Run;
import dolmen.bot.lab.search.EngineCommand;
import dolmen.bot.match.HeapGame;
import dolmen.rules.GameRegistry;
import dolmen.rules.host.HostedGame;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class EngineCommandTest {
    private static final GameRegistry HOSTED = GameRegistry.load();

    @Test
    void it_introduces_itself() {
        assertThat(answers("uci\nisready\nquit\n"))
                .startsWith("id name Dolmen")
                .contains("option name Tables type string default <empty>")
                .anySatisfy(line -> assertThat(line).matches("option name Hash type spin default 4 min 1 max \\d+"))
                .endsWith("uciok", "readyok");
    }

    @Test
    void it_finds_the_winning_move_and_says_how_soon() {
        List<String> answers = answers("position heap moves take-1\ngo depth 5\n");
        assertThat(answers).last().isEqualTo("bestmove take-2");
        assertThat(answers).anySatisfy(line -> assertThat(line).contains("score win 1 pv take-2"));
    }

    @Test
    void it_says_that_it_loses() {
        assertThat(answers("position heap\ngo nodes 100\n"))
                .anySatisfy(line -> assertThat(line).contains("score win -2"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gardsdansen",
                "mausoleum",
                "mausoleum-cards",
                "murus-gallicus(goal=escape,players=4)",
                "obelisk(mode=balanced)"
            })
    void it_plays_every_game(String variant) {
        String deal = variant.equals("mausoleum-cards") ? firstMoves() : "";
        String position = "position " + variant + deal;
        String best = answersWithGames(position + "\ngo nodes 2000\n").getLast();
        assertThat(best).startsWith("bestmove ");
        String move = best.substring("bestmove ".length());
        assertThat(answersWithGames(position + (deal.isEmpty() ? " moves " : " ") + move + "\nisready\n"))
                .containsExactly("readyok");
    }

    /** What chance does before anybody moves. */
    private static String firstMoves() {
        var cards = HOSTED.game("mausoleum-cards");
        var variant = cards.variants().findFirst().orElseThrow();
        var dealt = HostedGame.start(cards, variant).playChance(new SplittableRandom(3));
        return " moves " + String.join(" ", dealt.record().moves());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    hello                              | unknown command "hello"
                    go nodes 10                        | there is no position yet
                    position                           | expected: position VARIANT [moves MOVE ...]
                    position heap plays take-1         | expected: position VARIANT [moves MOVE ...]
                    position pile                      | There is no game "pile"; there are heap.
                    position heap moves take-9         | move 1, "take-9": There are not so many stones; nearest legal moves: take-2, take-1.
                    go                                 | expected: go nodes N, go movetime MS, go depth N or go infinite
                    go nodes 0                         | expected: go nodes N, go movetime MS, go depth N or go infinite
                    go nodes -5                        | expected: go nodes N, go movetime MS, go depth N or go infinite
                    go nodes 99999999999999999999      | expected: go nodes N, go movetime MS, go depth N or go infinite
                    """)
    void a_line_that_it_does_not_understand_is_an_error(String line, String why) {
        assertThat(answers(line + "\nisready\n")).containsExactly("error " + why, "readyok");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Hash value 0", "Hash value 99999", "Hash value much", "Hash", "Table value 18", "Tables value"})
    void an_option_that_it_does_not_have_is_an_error(String option) {
        assertThat(answers("setoption name " + option + "\n"))
                .singleElement()
                .asString()
                .matches("error expected: setoption name Hash value MB, 1 to \\d+,"
                        + " or setoption name Tables value FOLDER");
    }

    @Test
    void it_plays_perfectly_by_the_tables_of_a_folder(@TempDir Path folder) {
        String tables = "setoption name Tables value " + folder + "\n";
        assertThat(answers(tables))
                .containsExactly("error the tables cannot be used: %s has no finished table".formatted(folder));
        Shell.run("solve", "heap(end=win)", "--folder", folder.toString());
        assertThat(answers("setoption name Hash value 1\n" + tables + "position heap moves take-1\ngo infinite\n"))
                .containsExactly("info depth 1 nodes 2 nps 2 score win 1 pv take-2", "bestmove take-2");
    }

    @Test
    void the_sessions_of_the_reference_are_as_written() throws IOException, InterruptedException {
        List<String> sessions = Pattern.compile("(?s)```session\n(.*?)```")
                .matcher(Files.readString(Path.of("..", "docs", "engine.md")))
                .results()
                .map(session -> session.group(1))
                .toList();
        assertThat(sessions).hasSize(5);
        for (String session : sessions) {
            List<String> told = sketched(new Client(session).told());
            List<String> written = sketched(
                    session.lines().filter(line -> !line.startsWith("> ")).toList());
            assertThat(told).containsAll(written);
            assertThat(withoutThoughts(told)).isEqualTo(withoutThoughts(written));
        }
    }

    /** Without the numbers that differ between machines. */
    private static List<String> sketched(List<String> lines) {
        return lines.stream()
                .map(line -> line.replaceAll("nps \\d+", "nps N").replaceAll("(max|1 to) \\d+", "$1 N"))
                .toList();
    }

    private static List<String> withoutThoughts(List<String> lines) {
        return lines.stream().filter(line -> !line.startsWith("info ")).toList();
    }

    /** A client that waits for each answer of a written session but thoughts, before it sends the next line. */
    private static final class Client {
        private final Queue<String> session;
        private final List<String> told = new CopyOnWriteArrayList<>();
        private final Semaphore answers = new Semaphore(0);

        Client(String session) {
            this.session = new ArrayDeque<>(session.lines().toList());
        }

        List<String> told() throws IOException, InterruptedException {
            var in = new BufferedReader(Reader.nullReader()) {
                @Override
                public @Nullable String readLine() {
                    return next();
                }
            };
            var out = new PrintWriter(Writer.nullWriter()) {
                @Override
                public void println(String line) {
                    told.add(line);
                    answers.release(line.startsWith("info ") ? 0 : 1);
                }
            };
            new EngineCommand(HOSTED, new Console(in, out, out), System::nanoTime).call();
            return told;
        }

        private @Nullable String next() {
            String line = session.poll();
            while (line != null && !line.startsWith("> ")) {
                if (!line.startsWith("info ")) {
                    answers.acquireUninterruptibly();
                }
                line = session.poll();
            }
            return line == null ? null : line.substring(2);
        }
    }

    @Test
    void an_error_changes_nothing() {
        assertThat(answers("position heap moves take-1\nposition heap moves take-9\ngo depth 5\n"))
                .last()
                .isEqualTo("bestmove take-2");
    }

    @Test
    void nobody_thinks_after_the_end() {
        assertThat(answers("position heap moves take-2 take-1\ngo nodes 5\n"))
                .containsExactly("error the game is over");
    }

    @Test
    void it_thinks_until_it_is_stopped() {
        List<String> answers = answersWithGames("""
                position mausoleum
                go infinite
                position obelisk
                stop
                position obelisk
                go nodes 50
                """);
        assertThat(answers).contains("error a search is running; send stop first");
        assertThat(answers.stream().filter(line -> line.startsWith("bestmove"))).hasSize(2);
    }

    @Test
    void a_position_right_after_the_best_move_is_taken() throws Exception {
        var lines = new LinkedBlockingQueue<>(List.of("position heap", "go nodes 1"));
        var next = new ArrayDeque<>(List.of(List.of("position heap moves take-1", "go depth 5"), List.of("quit")));
        var told = new ConcurrentLinkedQueue<String>();
        var in = new BufferedReader(Reader.nullReader()) {
            @Override
            public String readLine() {
                try {
                    return lines.take();
                } catch (InterruptedException interrupted) {
                    throw new IllegalStateException(interrupted);
                }
            }
        };
        var out = new PrintWriter(Writer.nullWriter()) {
            @Override
            public void println(String line) {
                told.add(line);
                if (line.startsWith("bestmove")) {
                    lines.addAll(next.remove());
                    LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
                }
            }
        };
        new EngineCommand(new GameRegistry(List.of(new HeapGame())), new Console(in, out, out), System::nanoTime)
                .call();

        assertThat(told).noneMatch(line -> line.startsWith("error")).last().isEqualTo("bestmove take-2");
    }

    @Test
    void blank_lines_and_a_stop_without_a_thought_are_nothing() {
        assertThat(answers("\n   \nstop\nucinewgame\nisready\n")).containsExactly("readyok");
    }

    private static List<String> answers(String in) {
        return succeeded(Shell.runWithInput(in, "engine"));
    }

    private static List<String> answersWithGames(String in) {
        return succeeded(Shell.runWithGames(HOSTED, in, "engine"));
    }

    private static List<String> succeeded(Run run) {
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return run.out().lines().toList();
    }
}
