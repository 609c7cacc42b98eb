package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.PlayerId;
import dolmen.bot.words.Wordings;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Step;
import dolmen.rules.host.Exercise;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Puzzles;
import dolmen.rules.puzzle.Trial;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A puzzle is tried in private, through the menus of moves, and without the host's memory. */
class PuzzleFlowTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final String GIVE_UP = "Give up (counts as a miss)";

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private Solver solver;

    @BeforeEach
    void open() {
        solver = new Solver(discord.astrid);
    }

    @ParameterizedTest
    @MethodSource("gamesWithPuzzles")
    void a_puzzle_asks_in_a_short_line_below_its_name_and_repeats_no_button(String id) {
        JsonNode asked =
                discord.bjorn.command(discord.general, "puzzle", "game", id).path("message");
        for (int puzzle = 0; puzzle < 5; puzzle++) {
            List<String> lines = Person.words(asked).lines().toList();
            assertThat(lines).hasSize(3);
            assertThat(lines.get(1).split(" ")).as(lines.get(1)).hasSizeLessThanOrEqualTo(12);
            assertThat(lines.getLast()).startsWith("-# Goal of the game: ");
            asked = discord.bjorn.press(asked, "Next").path("message");
        }
    }

    static Stream<String> gamesWithPuzzles() {
        return GAMES.games()
                .map(game -> game.facts().id())
                .filter(game -> !Puzzles.of(GAMES, game).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("gamesWithPuzzles")
    void sides_without_names_are_you_and_the_other_player_and_nobody_is_a_seat(String id) {
        JsonNode asked =
                discord.bjorn.command(discord.general, "puzzle", "game", id).path("message");
        Puzzle puzzle = Solver.shown(asked);
        JsonNode failed = new Solver(discord.bjorn).fail(asked);
        JsonNode told = discord.bjorn.press(failed, "Show solution").path("message");
        JsonNode again = discord.bjorn.press(told, "Try again").path("message");
        JsonNode solved = new Solver(discord.bjorn).solve(again);

        for (JsonNode message : List.of(asked, failed, told, solved)) {
            assertThat(Person.words(message)).doesNotContainPattern("[Ss]eat [12]");
        }
        if (Set.of("gardsdansen", "mausoleum-cards").contains(id)) {
            boolean cards = id.equals("mausoleum-cards");
            assertThat(Person.words(asked)).contains("Find the ");
            assertThat(Person.words(asked).contains("You play the **")).isEqualTo(!cards);
            assertThat(Person.words(told))
                    .contains(
                            cards
                                    ? "1. You "
                                    : "1. **You** `" + puzzle.solution().getFirst() + "`: ");
            assertThat(Person.words(solved))
                    .contains(
                            puzzle.asksForSafety()
                                    ? "Whatever is hidden, the other player cannot win with the next turn."
                                    : "You win: ");
        } else {
            assertThat(Person.words(told)).doesNotContain("You ");
        }
    }

    @ParameterizedTest
    @MethodSource("gamesWithPuzzles")
    void three_puzzles_are_failed_then_solved_to_their_end(String id) {
        JsonNode answer = discord.astrid.command(discord.general, "puzzle", "game", id);
        assertThat(Person.privateWords(answer))
                .contains(Wordings.ENGLISH.of(GAMES.game(id).facts().name()), "Find the ");
        Set<Puzzle> met = new HashSet<>();
        JsonNode asked = answer.path("message");
        for (int number = 0; number < 3; number++) {
            Puzzle puzzle = Solver.shown(asked);
            assertThat(met.add(puzzle)).isTrue();
            JsonNode solved = solve(new Trial<>(GAMES.game(id), puzzle, 0), asked);
            assertThat(Person.words(solved)).contains("**Solved.** ", "You had met it before, so it does not count.");
            assertThat(Person.buttons(solved)).startsWith("Next", "Play a computer");

            asked = discord.astrid.press(solved, "Next").path("message");
            assertThat(asked.path("attachments").findValuesAsText("description"))
                    .hasSize(1)
                    .doesNotContain("");
        }
    }

    /** Fails at every move first. */
    private <M extends Move> JsonNode solve(Trial<M> trial, JsonNode asked) {
        Exercise<M> exercise = trial.exercise();
        List<M> moves = exercise.standing().position().legalMoves();
        M wrong = moves.stream()
                .filter(move -> !exercise.solvedBy(move))
                .findFirst()
                .orElseThrow();
        M right = moves.stream().filter(exercise::solvedBy).findFirst().orElseThrow();
        JsonNode failed = solver.choose(trial, wrong, asked);
        assertThat(Person.words(failed))
                .contains(
                        trial.puzzle().asksForSafety()
                                ? "**That is not it.** Another move is safe for certain."
                                : "**That is not it.** Another move wins.");
        JsonNode again = discord.astrid.press(failed, "Try again").path("message");
        JsonNode found = solver.choose(trial, right, again);
        if (trial.last()) {
            return found;
        }
        var next = new Trial<>(trial.game(), trial.puzzle(), trial.next());
        assertThat(Person.words(found))
                .contains("**Right.** ")
                .containsPattern(next.amidTurn() ? "Now (a stone|play or discard a card)\\." : "Find the next move\\.");
        return solve(next, found);
    }

    @Test
    void the_solution_is_told_to_whoever_gives_up() {
        JsonNode asked = discord.astrid
                .command(discord.general, "puzzle", "game", "obelisk")
                .path("message");
        Puzzle puzzle = Solver.shown(asked);
        JsonNode told = discord.astrid.press(asked, GIVE_UP).path("message");
        assertThat(Person.words(told)).contains(puzzle.solution());
        String solver = puzzle.solver().index() == 0 ? "Black" : "White";
        String other = puzzle.solver().index() == 0 ? "White" : "Black";
        assertThat(Person.words(told).lines().skip(1).limit(puzzle.solution().size()))
                .allMatch(line -> line.matches("[0-9]\\. \\*\\*(Black|White)\\*\\* `.*"), "has a number and a side");
        assertThat(Person.words(told))
                .contains("1. **%s** `%s`".formatted(solver, puzzle.solution().getFirst()))
                .contains("%s won: the ".formatted(solver))
                .doesNotContain("%s won".formatted(other));
        assertThat(Person.buttons(told)).containsExactly("Try again", "Next");
        JsonNode again = discord.astrid.press(told, "Try again").path("message");
        assertThat(Solver.shown(again)).isEqualTo(puzzle);
    }

    @Test
    void the_first_attempt_alone_counts_and_a_look_at_the_solution_is_a_failure() {
        new Solver(discord.bjorn)
                .fail(discord.bjorn
                        .command(discord.general, "puzzle", "game", "obelisk")
                        .path("message"));
        JsonNode asked = puzzle();
        JsonNode solved = solver.solve(asked);
        assertThat(Person.words(solved))
                .contains("**Solved.** ")
                .endsWith("9 more puzzles of Obelisk until you have a rating.");

        JsonNode next = discord.astrid.press(solved, "Next").path("message");
        JsonNode failed = solver.fail(next);
        assertThat(Person.words(failed)).endsWith("8 more puzzles of Obelisk until you have a rating.");
        assertThat(Person.words(
                        solver.fail(discord.astrid.press(failed, "Try again").path("message"))))
                .endsWith("**That is not it.** Another move wins.");
        JsonNode third = discord.astrid.press(failed, "Next").path("message");
        assertThat(Person.words(discord.astrid.press(third, GIVE_UP).path("message")))
                .endsWith("7 more puzzles of Obelisk until you have a rating.");

        assertThat(List.of(Solver.shown(asked), Solver.shown(next), Solver.shown(third)))
                .doesNotHaveDuplicates();
        assertThat(Person.words(discord.bjorn
                        .command(discord.general, "profile", "player", discord.astrid.id)
                        .path("message")))
                .containsPattern("Puzzles: Obelisk \\(1 of 3 solved\\)");
        assertThat(Person.words(
                        discord.bjorn.command(discord.general, "profile").path("message")))
                .as("only misses, which are nobody else's business")
                .doesNotContain("Puzzles");
    }

    private JsonNode puzzle() {
        return discord.astrid
                .command(discord.general, "puzzle", "game", "obelisk")
                .path("message");
    }

    @Test
    void without_a_game_there_is_a_puzzle_of_any() {
        assertThat(Person.privateWords(discord.bjorn.command(discord.general, "puzzle")))
                .contains("Find the ");
    }

    @Test
    void without_a_game_the_one_played_last_is_meant() {
        discord.begin("mausoleum");
        assertThat(Person.privateWords(discord.bjorn.command(discord.general, "puzzle")))
                .contains("Mausoleum");
    }

    @Test
    void only_games_with_puzzles_are_offered() {
        assertThat(discord.astrid.typing(discord.general, "puzzle", "game", "").stream()
                        .map(choice -> choice.path("name").asText()))
                .containsExactlyInAnyOrderElementsOf(gamesWithPuzzles()
                        .map(id -> Wordings.ENGLISH.of(GAMES.game(id).facts().name()))
                        .toList());
    }

    @Test
    void a_game_that_is_not_played_here_says_so() {
        assertThat(discord.astrid.privately(discord.general, "puzzle", "game", "chess"))
                .contains("There is no game called “chess” here.");
    }

    /** All that there is to know of the ids is in the source, but the stamp. */
    @Test
    void an_id_made_by_hand_solves_shows_and_rates_nothing() {
        JsonNode asked = puzzle();
        JsonNode ofAnother = discord.bjorn
                .command(discord.general, "puzzle", "game", "obelisk")
                .path("message");
        Puzzle shown = Solver.shown(asked);
        Puzzle hard = Puzzles.of(GAMES, "obelisk").stream()
                .filter(puzzle -> puzzle.solution().size() > 2 && !puzzle.equals(shown))
                .findFirst()
                .orElseThrow();
        long number = hard.number();
        int last = hard.solution().size() - 1;
        String keys = lastKeys(new Trial<>(GAMES.game("obelisk"), hard, last));
        String own = Person.button(asked, GIVE_UP);
        for (String id : List.of(
                "v1:puzzle-pick:%d:%d:%s".formatted(number, last, keys),
                "v1:puzzle-pick:%d:%d:0.%s".formatted(number, last, keys),
                "v1:puzzle-pick:%d:%d".formatted(number, last),
                "v1:puzzle:%d:2".formatted(number),
                "v1:puzzle-solution:%d:0".formatted(number),
                "v1:puzzle-open:%d:0".formatted(number),
                own.replace("%d:0".formatted(shown.number()), "%d:0".formatted(number)),
                own.replace("puzzle-solution:%d:0".formatted(shown.number()), "puzzle:%d:2".formatted(shown.number())),
                Person.button(ofAnother, GIVE_UP))) {
            List<String> before = seen();
            forged(asked, id);
            discord.eventually(() -> assertThat(seen()).as(id).hasSizeGreaterThan(before.size()));
            assertThat(seen()).as(id).startsWith(before.toArray(String[]::new));
            assertThat(seen().getLast())
                    .as(id)
                    .doesNotContain("Right.", "Solved", "more puzzles of", "Find the", "Win in");
        }
        assertThat(discord.hosted().database.puzzleScores().met(new PlayerId(Long.parseLong(discord.astrid.id))))
                .isEmpty();
        assertThat(Person.words(solver.solve(asked))).contains("**Solved.** ", "9 more puzzles of ");
    }

    private static <M extends Move> String lastKeys(Trial<M> trial) {
        String text = trial.puzzle().solution().get(trial.found());
        M move = trial.game().notation().read(text);
        var seen = trial.exercise().standing().position().seenBy(trial.puzzle().solver());
        return Stream.concat(seen.steps(move).stream().map(Step::key), Stream.of(text))
                .collect(Collectors.joining("."));
    }

    private List<String> seen() {
        return discord.astrid.messages(discord.general).stream()
                .map(Person::words)
                .toList();
    }

    private void forged(JsonNode message, String id) {
        discord.astrid.interact(Map.of(
                "type",
                3,
                "forged",
                true,
                "channel_id",
                discord.general,
                "message_id",
                message.path("id").asText(),
                "data",
                Map.of("custom_id", id, "component_type", 2, "id", 1)));
    }
}
