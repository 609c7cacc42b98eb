package dolmen.bot.storage.rating;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static dolmen.bot.match.TestHost.DORA;
import static dolmen.bot.rating.Verdict.LIMIT;
import static dolmen.bot.rating.Verdict.RATED;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.Player;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.LeftOut;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.Verdict;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the daily limit of rated matches between two people, whoever else plays and whoever is forgotten meanwhile. */
final class LimitOfADayTest {
    private static final Ladder HEAP = new Ladder("heap", Pool.PEOPLE);

    private TestHost host;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    private Verdict win(Player winner, Player loser) {
        return verdict(host.play(host.begin("heap", loser, winner), "take-2", "take-1"));
    }

    private Verdict verdict(Match match) {
        return host.ratings.of(match.id()).orElseThrow().verdict();
    }

    private void forget(Player player) {
        assertThat(host.privacy.delete(player.id())).isTrue();
    }

    @Test
    void a_forgotten_person_who_returns_keeps_the_limit_of_the_day() {
        var verdicts = IntStream.range(0, 6)
                .mapToObj(again -> {
                    Verdict verdict = win(ANNA, BERT);
                    forget(BERT);
                    return verdict;
                })
                .toList();

        assertThat(verdicts).containsExactly(RATED, RATED, RATED, LIMIT, LIMIT, LIMIT);
        assertThat(host.ratings.of(ANNA.id()).getFirst().results().wins()).isEqualTo(Judge.MOST_A_DAY);
    }

    /** The limit is told before a match, for all to read, and would reveal a pseudonym. */
    @Test
    void the_limit_of_the_day_reveals_no_match_before_a_deletion() {
        var two = List.of(ANNA.id(), BERT.id());
        for (int match = 0; match < Judge.MOST_A_DAY; match++) {
            win(ANNA, BERT);
        }
        assertThat(host.ratings.leftOutToday(HEAP, two)).isNotEqualTo(LeftOut.NOBODY);

        forget(BERT);

        assertThat(host.ratings.leftOutToday(HEAP, two)).isEqualTo(LeftOut.NOBODY);
        assertThat(win(ANNA, BERT)).isEqualTo(LIMIT);
    }

    @Test
    void both_may_be_forgotten_in_turn() {
        for (int match = 0; match < Judge.MOST_A_DAY; match++) {
            assertThat(win(ANNA, BERT)).isEqualTo(RATED);
            forget(match % 2 == 0 ? ANNA : BERT);
        }
        assertThat(win(ANNA, BERT)).isEqualTo(LIMIT);
        assertThat(win(CARL, BERT)).isEqualTo(RATED);
    }

    @Test
    void a_deletion_that_resigns_counts_as_well() {
        for (int match = 0; match < Judge.MOST_A_DAY; match++) {
            assertThat(verdict(resignedByDeletion())).isEqualTo(RATED);
        }
        assertThat(verdict(resignedByDeletion())).isEqualTo(LIMIT);
    }

    private Match resignedByDeletion() {
        Match match = host.play(host.begin("heap", BERT, ANNA), "take-1", "take-1");
        forget(BERT);
        return match;
    }

    @Test
    void a_recomputation_gives_the_same_long_after_a_person_was_forgotten() {
        for (int match = 0; match < 5; match++) {
            win(ANNA, BERT);
            forget(BERT);
        }
        assertThat(host.ratings.recompute().differences()).isZero();
        host.clock.advance(Duration.ofDays(1).plusSeconds(1));
        host.database.timeOff().hostIsUp(host.clock.instant());

        assertThat(seals()).isZero();
        assertThat(host.ratings.recompute().differences()).isZero();
        assertThat(win(ANNA, BERT)).isEqualTo(RATED);
    }

    private long seals() {
        return host.database
                .transactions()
                .read(handle -> handle.select("SELECT count(*) FROM seals")
                        .mapTo(long.class)
                        .one());
    }

    @Test
    void each_game_has_a_limit_of_its_own() {
        for (int match = 0; match < Judge.MOST_A_DAY; match++) {
            assertThat(win(ANNA, BERT)).isEqualTo(RATED);
        }
        assertThat(win(BERT, ANNA)).isEqualTo(LIMIT);

        Match other = host.begin("mausoleum", ANNA, BERT);
        assertThat(verdict(host.act(moved(other), new HostAct.Resignation(Seat.FIRST))))
                .isEqualTo(RATED);
    }

    /** The match after everybody's move. */
    private Match moved(Match match) {
        Match now = match;
        while (!now.game().playedByAll()) {
            now = host.play(
                    now, now.standing().legalMoves(now.toMove().orElseThrow()).getFirst());
        }
        return now;
    }

    private Match three(Player one, Player two, Player three) {
        Match match = moved(host.begin("murus-gallicus(goal=escape,players=3)", CHANNEL, one, two, three));
        return host.act(host.act(match, new HostAct.Resignation(new Seat(0))), new HostAct.Resignation(new Seat(1)));
    }

    private double points(Player player) {
        return host.ratings.of(player.id()).getFirst().rating().points();
    }

    @Test
    void at_a_larger_table_only_the_comparison_of_that_pair_is_left_out() {
        for (int match = 0; match < Judge.MOST_A_DAY; match++) {
            assertThat(verdict(three(ANNA, BERT, CARL))).isEqualTo(RATED);
        }
        double anna = points(ANNA);
        double bert = points(BERT);

        assertThat(verdict(three(ANNA, BERT, DORA))).isEqualTo(RATED);

        assertThat(points(ANNA)).isLessThan(anna);
        assertThat(points(BERT))
                .as("who was only beaten, and did not beat Anna")
                .isLessThan(bert);
        assertThat(points(DORA)).isGreaterThan(1500);
        assertThat(verdict(three(ANNA, BERT, CARL))).isEqualTo(LIMIT);
        assertThat(host.ratings.recompute().differences()).isZero();
    }
}
