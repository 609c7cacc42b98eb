package dolmen.bot.match;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.Revision;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LiveMatchesTest {
    private TestHost host;
    /** The cache of another process on this database, which also plays there. */
    private LiveMatches elsewhere;

    private MatchService playedElsewhere;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
        elsewhere = new LiveMatches(host.database.matches());
        var ledger = new Ledger(
                host.database.matches(),
                elsewhere,
                match -> List.of(),
                new Calendars(host.database.timeOff(), host.clock),
                host.clock,
                new Random(7),
                () -> {});
        playedElsewhere = new MatchService(host.database.matches(), elsewhere, ledger, host.database.players());
    }

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void a_match_that_was_never_begun_is_not_found() {
        assertThat(host.liveMatches.find(new MatchId(404))).isEmpty();
        assertThat(host.liveMatches.known(new MatchId(404))).isEmpty();
    }

    @Test
    void a_match_is_replayed_once_as_long_as_nobody_changes_it() {
        Match match = host.begin("heap", ANNA, BERT);

        Match first = host.liveMatches.find(match.id()).orElseThrow();

        assertThat(first).isEqualTo(match);
        assertThat(host.liveMatches.find(match.id()).orElseThrow()).isSameAs(first);
        assertThat(host.liveMatches.in(CHANNEL)).singleElement().isSameAs(first);
        assertThat(host.liveMatches.liveOf(ANNA.id())).singleElement().isSameAs(first);
    }

    @Test
    void a_cached_match_equals_the_stored_one() {
        Match match = host.begin("heap", ANNA, BERT);

        Match played = host.play(match, "take-1");

        assertThat(host.liveMatches.find(match.id()).orElseThrow()).isSameAs(played);
        assertThat(host.database.matches().find(match.id())).contains(played);
    }

    @Test
    void changes_by_another_process_are_seen_at_the_next_look() {
        Match match = host.begin("heap", ANNA, BERT);
        elsewhere.find(match.id());

        Match played = host.play(match, "take-1");

        assertThat(elsewhere.find(match.id())).contains(played);
        assertThat(elsewhere.in(CHANNEL)).containsExactly(played);
        assertThat(elsewhere.liveOf(BERT.id())).containsExactly(played);
    }

    @Test
    void nobody_plays_on_a_match_that_another_process_has_changed() {
        Match match = host.begin("heap", ANNA, BERT);
        elsewhere.find(match.id());
        Match played = host.play(match, "take-1");

        PlayResult late = playedElsewhere.play(match.id(), ANNA.id(), 0, "take-2");

        assertThat(late).isEqualTo(new PlayResult.Refused(new MatchRefusal.Stale(played)));
        assertThat(host.database.matches().find(match.id())).contains(played);
    }

    @Test
    void a_change_by_another_process_causes_no_false_refusal() {
        Match match = host.begin("heap", ANNA, BERT);
        elsewhere.find(match.id());
        host.play(match, "take-1");

        PlayResult answer = playedElsewhere.play(match.id(), BERT.id(), 1, "take-2");

        assertThat(answer).isInstanceOf(PlayResult.Played.class);
        assertThat(host.liveMatches.find(match.id()).orElseThrow().live()).isFalse();
    }

    @Test
    void an_older_form_of_a_match_never_takes_the_place_of_a_later_one() {
        Match match = host.begin("heap", ANNA, BERT);
        Match played = host.play(match, "take-1");

        host.liveMatches.stored(match);

        assertThat(host.liveMatches.known(match.id())).contains(played);
        assertThat(host.liveMatches.at(new Revision(match.id(), 0))).contains(played);
    }

    @Test
    void a_rated_match_has_a_twin_where_another_follows_it_move_for_move() {
        Match rated = host.begin("murus-gallicus", ANNA, BERT);
        Match twin = host.begin("murus-gallicus", BERT, CARL);
        Match other = host.begin("murus-gallicus", CARL, ANNA);
        for (int ply = 0; ply < 14; ply++) {
            String move = legal(rated).getFirst();
            rated = host.play(rated, move);
            twin = host.play(twin, move);
            other = host.play(other, legal(other).getLast());
        }

        assertThat(host.liveMatches.twins(rated)).containsExactly(twin);
        assertThat(host.liveMatches.twins(other)).isEmpty();
    }

    @Test
    void the_first_moves_that_everybody_plays_make_no_twin() {
        Match rated = host.begin("murus-gallicus", ANNA, BERT);
        Match same = host.begin("murus-gallicus", BERT, CARL);
        for (int ply = 0; ply < 8; ply++) {
            String move = legal(rated).getFirst();
            rated = host.play(rated, move);
            same = host.play(same, move);
        }

        assertThat(host.liveMatches.twins(rated)).isEmpty();
    }

    private static List<String> legal(Match match) {
        return match.standing().legalMoves(match.toMove().orElseThrow());
    }
}
