package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.analysis.AnalysisService.Answer;
import dolmen.bot.id.PlayerId;
import dolmen.bot.puzzle.PosedPuzzle;
import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.analysis.AnalysedTurn;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Trial;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A turn that gave much away is a puzzle for its player on the days after the match. */
final class OwnPuzzleTest {
    private static final Duration DAY = Duration.ofDays(1);
    private static final String TASK = "here took your chance to win from";

    private volatile Duration later = Duration.ZERO;

    @RegisterExtension
    private final LocalDiscord discord =
            new LocalDiscord(InstantSource.system(), () -> Instant.now().plus(later));

    /** The player who gave most away with one turn of a match that ended today and has been analysed. */
    private Person mistaken() {
        String thread = discord.begin("obelisk");
        discord.fastForward(1, Playthrough.shortest("obelisk"));
        discord.astrid.privately(thread, "analysis");
        discord.patiently(() -> assertThat(analysis()).isInstanceOf(Answer.Finished.class));
        AnalysedTurn worst = ((Answer.Finished) analysis())
                .analysis().turningPoints().stream()
                        .max(Comparator.comparingDouble(AnalysedTurn::lost))
                        .orElseThrow();
        return worst.seat().equals(Seat.FIRST) ? discord.astrid : discord.bjorn;
    }

    private Answer analysis() {
        return discord.hosted()
                .services
                .results()
                .analyses()
                .soFar(discord.match(1))
                .orElseThrow();
    }

    private PosedPuzzle.OfMatch ofToday(Person person) {
        return (PosedPuzzle.OfMatch) discord.hosted()
                .services
                .training()
                .ownPuzzles()
                .ofToday(id(person))
                .orElseThrow();
    }

    private JsonNode puzzle(Person person, Object... options) {
        return person.command(discord.general, "puzzle", options).path("message");
    }

    @Test
    void a_mistake_is_tomorrows_puzzle_for_its_player_alone() {
        Person player = mistaken();
        assertThat(Person.words(puzzle(player))).as("today").doesNotContain(TASK);

        later = DAY;
        JsonNode asked = puzzle(player);
        AnalysedTurn mistake = ofToday(player).turn();
        assertThat(Person.words(asked))
                .contains(
                        "**Obelisk** · your match #1",
                        "Your `%s` %s".formatted(mistake.played().getFirst(), TASK),
                        "Find a better move.");
        assertThat(Person.words(puzzle(player, "game", "Obelisk"))).doesNotContain(TASK);
        assertThat(Person.words(puzzle(discord.chiara))).doesNotContain(TASK);
        assertThat(Person.buttons(asked))
                .contains("Show solution", "Next")
                .doesNotContain("Give up (counts as a miss)");

        JsonNode wrong = chosen(player, asked, mistake.played().getFirst());
        assertThat(Person.words(wrong)).contains("The analysis prefers another move.");
        JsonNode solved = chosen(
                player,
                player.press(wrong, "Try again").path("message"),
                mistake.better().getFirst());
        assertThat(Person.words(solved)).contains("**Solved.** That would have ");
        assertThat(discord.hosted().services.training().puzzles().of(id(player)).ratings())
                .as("nothing is rated")
                .isEmpty();
        assertThat(Person.words(puzzle(player))).as("solved one today").doesNotContain(TASK);

        later = DAY.multipliedBy(2);
        JsonNode again = puzzle(player);
        assertThat(Person.words(again)).as("the next day").contains(TASK);
        assertThat(Person.words(player.press(again, "Show solution").path("message")))
                .contains(ofToday(player).turn().better().getFirst(), "That would have ");
        JsonNode next = player.press(again, "Next").path("message");
        assertThat(Person.words(next)).contains("**Obelisk** · easy");

        later = DAY.multipliedBy(9);
        assertThat(Person.words(puzzle(player))).as("after more than a week").doesNotContain(TASK);
    }

    @Test
    void a_match_that_this_release_cannot_read_has_no_puzzles_and_stops_no_others() {
        Person player = mistaken();
        later = DAY;
        assertThat(ofToday(player).match()).isEqualTo(discord.match(1).id());
        discord.hosted()
                .database
                .transactions()
                .write(handle -> handle.execute("UPDATE matches SET variant = 'obelisk(gone=yes)'"));

        assertThat(Person.words(puzzle(player))).contains("Find the ").doesNotContain(TASK);
    }

    @Test
    void once_its_position_is_played_it_is_closed_and_another_puzzle_follows() {
        Person player = mistaken();
        later = DAY;
        JsonNode asked = puzzle(player);
        discord.begin("obelisk");
        discord.fastForward(2, ofToday(player).puzzle().moves());

        assertThat(player.pressedPrivately(asked, "Show solution")).contains("its buttons have expired");
        assertThat(Person.words(player.press(asked, "Next").path("message")))
                .contains("Find the ")
                .doesNotContain(TASK);
    }

    @Test
    void nobody_gets_help_for_a_position_that_they_play() {
        Person player = mistaken();
        discord.begin("obelisk");
        List<String> same = discord.match(1).game().movesThatStand();
        discord.fastForward(2, same.subList(0, same.size() - 1));

        later = DAY;
        assertThat(Person.words(puzzle(player))).doesNotContain(TASK);
    }

    /** The answer to a move that the player chooses in the menus of the puzzle. */
    private JsonNode chosen(Person player, JsonNode asked, String move) {
        Puzzle puzzle = ofToday(player).puzzle();
        return chosen(discord.hosted().services.games().game(puzzle.variant().game()), puzzle, player, asked, move);
    }

    private static <M extends Move> JsonNode chosen(
            Game<M> game, Puzzle puzzle, Person player, JsonNode asked, String move) {
        return new Solver(player)
                .choose(new Trial<>(game, puzzle, 0), game.notation().read(move), asked);
    }

    private static PlayerId id(Person person) {
        return new PlayerId(Long.parseLong(person.id));
    }
}
