package dolmen.bot.storage.rating;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.Player;
import dolmen.bot.match.TestHost;
import dolmen.bot.puzzle.PuzzleScores;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.Rating;
import dolmen.bot.rating.Scope;
import dolmen.bot.rating.Standings.Contender;
import dolmen.bot.rating.Standings.Contest;
import dolmen.bot.rating.Standings.Rank;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ContestsTest {
    private static final Ladder HEAP = new Ladder("heap", Pool.PEOPLE);
    private static final Scope SERVER = new Scope.Server(GUILD);
    private static final Scope ELSEWHERE = new Scope.Server(new GuildId(7));
    private static final Scope EVERYWHERE = new Scope.Everywhere();

    private TestHost host;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    private void win(Player winner, Player loser) {
        host.play(host.begin("heap", loser, winner), "take-2", "take-1");
    }

    private List<Contender> best(Contest contest, Scope scope, int limit) {
        return host.ratings.best(contest, scope, HEAP, CARL.id(), limit);
    }

    private static Contender contender(long rank, boolean shared, Player player, int figure, int of) {
        return new Contender(new Rank(rank, shared), player.id(), figure, of);
    }

    @Test
    void rated_wins_of_the_month_count_where_they_were_won() {
        win(ANNA, BERT);
        host.clock.advance(Duration.ofDays(40));
        win(BERT, ANNA);
        win(BERT, CARL);
        win(ANNA, CARL);
        host.play(host.begin("heap(end=draw)", ANNA, CARL), "take-2", "take-1");

        assertThat(best(Contest.WINS, SERVER, 10))
                .containsExactly(contender(1, false, BERT, 2, 2), contender(2, false, ANNA, 1, 3))
                .isEqualTo(best(Contest.WINS, EVERYWHERE, 10));
        assertThat(best(Contest.WINS, ELSEWHERE, 10)).isEmpty();
        host.database.preferences().change(BERT.id(), before -> before.withListed(false));
        host.ratings.relist(BERT.id());
        assertThat(best(Contest.WINS, SERVER, 10)).containsExactly(contender(1, false, ANNA, 1, 3));
    }

    @Test
    void an_annulled_win_counts_for_nothing() {
        win(ANNA, BERT);
        var match = host.play(host.begin("heap", CARL, ANNA), "take-2", "take-1");
        host.moderation.annul(match.id(), TestHost.MODERATOR, GUILD);

        assertThat(best(Contest.WINS, SERVER, 10)).containsExactly(contender(1, false, ANNA, 1, 1));
    }

    @Test
    void the_reader_follows_the_best() {
        win(ANNA, CARL);
        win(BERT, CARL);
        win(ANNA, BERT);
        win(CARL, BERT);

        assertThat(best(Contest.WINS, SERVER, 1))
                .containsExactly(contender(1, false, ANNA, 2, 2), contender(2, true, CARL, 1, 3));
    }

    @Test
    void puzzles_count_once_their_rating_says_something_for_people_who_have_tried_one_there() {
        puzzles(ANNA, PuzzleScores.Held.SETTLING, 1234, Optional.of(GUILD));
        puzzles(BERT, PuzzleScores.Held.SETTLING - 1, 1400, Optional.of(GUILD));
        puzzles(CARL, PuzzleScores.Held.SETTLING, 1300, Optional.empty());

        assertThat(best(Contest.PUZZLES, SERVER, 10))
                .containsExactly(contender(1, false, ANNA, 1234, PuzzleScores.Held.SETTLING));
        assertThat(best(Contest.PUZZLES, EVERYWHERE, 10))
                .extracting(Contender::player)
                .containsExactly(CARL.id(), ANNA.id());
    }

    private void puzzles(Player player, int count, int points, Optional<GuildId> where) {
        LongStream.range(0, count)
                .forEach(number -> host.database
                        .puzzleScores()
                        .first(
                                new PuzzleScores.Attempt(
                                        player.id(),
                                        number,
                                        "heap",
                                        PuzzleScores.Ending.SOLVED,
                                        0,
                                        host.clock.instant(),
                                        where),
                                Rating.guessed(points, 100, host.clock.instant()),
                                PuzzleScores.Held::rating));
    }

    @Test
    void days_in_a_row_count_until_a_day_is_missed_that_is_not_excused() {
        puzzles(ANNA, 1, 1500, Optional.of(GUILD));
        puzzles(BERT, 1, 1500, Optional.of(GUILD));
        LocalDate today = LocalDate.ofInstant(host.clock.instant(), ZoneOffset.UTC);
        for (int day = 3; day >= 1; day--) {
            host.database.puzzleScores().solvedOn(ANNA.id(), today.minusDays(day));
        }
        host.database.puzzleScores().solvedOn(BERT.id(), today.minusDays(4));
        host.database.puzzleScores().solvedOn(BERT.id(), today.minusDays(2));

        assertThat(best(Contest.DAYS, SERVER, 10)).containsExactly(contender(1, false, ANNA, 3, 0));
        host.clock.advance(Duration.ofDays(1));
        assertThat(best(Contest.DAYS, SERVER, 10)).containsExactly(contender(1, false, ANNA, 3, 0));
        host.clock.advance(Duration.ofDays(1));
        assertThat(best(Contest.DAYS, SERVER, 10)).isEmpty();
    }
}
