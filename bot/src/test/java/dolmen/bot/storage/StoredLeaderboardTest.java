package dolmen.bot.storage;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.GuildId;
import dolmen.bot.match.Leaderboard.Row;
import dolmen.bot.match.Match;
import dolmen.bot.match.Player;
import dolmen.bot.match.TestHost;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoredLeaderboardTest {
    private TestHost host;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    private List<Row> top(int limit) {
        return host.database.leaderboard().top(GUILD, Optional.empty(), limit);
    }

    private void win(Player winner, Player loser) {
        host.play(host.begin("heap", loser, winner), "take-2", "take-1");
    }

    private void draw(Player first, Player second) {
        host.play(host.begin("heap(end=draw)", first, second), "take-2", "take-1");
    }

    @Test
    void most_wins_come_first_then_fewest_losses_then_most_draws() {
        win(ANNA, CARL);
        win(BERT, CARL);
        win(BERT, CARL);
        draw(ANNA, CARL);

        assertThat(top(10))
                .containsExactly(new Row(BERT.id(), 2, 0, 0), new Row(ANNA.id(), 1, 1, 0), new Row(CARL.id(), 0, 1, 3));
        assertThat(top(1)).hasSize(1);
    }

    @Test
    void equal_results_are_ordered_by_the_lower_id() {
        draw(BERT, ANNA);

        assertThat(top(10)).containsExactly(new Row(ANNA.id(), 0, 1, 0), new Row(BERT.id(), 0, 1, 0));
    }

    @Test
    void a_resignation_counts_and_a_live_match_does_not() {
        Match given = host.begin("heap", ANNA, BERT);
        host.matches.resign(given.id(), ANNA.id(), 0);
        host.play(host.begin("heap", ANNA, BERT), "take-1");

        assertThat(top(10)).containsExactly(new Row(BERT.id(), 1, 0, 0), new Row(ANNA.id(), 0, 0, 1));
    }

    @Test
    void a_match_that_was_annulled_counts_for_nothing() {
        win(ANNA, BERT);
        host.act(host.begin("heap", ANNA, BERT), new HostAct.Voided());
        host.act(host.begin("heap", BERT, CARL), new HostAct.Aborted(Seat.FIRST));

        assertThat(top(10)).containsExactly(new Row(ANNA.id(), 1, 0, 0), new Row(BERT.id(), 0, 0, 1));
    }

    @Test
    void what_a_moderator_or_the_clock_decides_counts_as_what_it_is() {
        host.act(host.begin("heap", ANNA, BERT), new HostAct.Adjudication(Optional.of(Seat.SECOND)));
        host.act(host.begin("heap", ANNA, BERT), new HostAct.Adjudication(Optional.empty()));
        host.act(host.begin("heap", ANNA, BERT), new HostAct.Forfeit(Seat.FIRST, HostAct.Forfeit.Cause.TIME));

        assertThat(top(10)).containsExactly(new Row(BERT.id(), 2, 1, 0), new Row(ANNA.id(), 0, 1, 2));
    }

    @Test
    void one_game_and_another_server_have_tables_of_their_own() {
        win(ANNA, BERT);
        Match other = host.begin("mausoleum", ANNA, BERT);
        host.matches.resign(other.id(), ANNA.id(), 0);
        var leaderboard = host.database.leaderboard();

        assertThat(leaderboard.top(GUILD, Optional.of("mausoleum"), 10))
                .containsExactly(new Row(BERT.id(), 1, 0, 0), new Row(ANNA.id(), 0, 0, 1));
        assertThat(leaderboard.top(GUILD, Optional.of("no-such-game"), 10)).isEmpty();
        assertThat(leaderboard.top(new GuildId(5), Optional.empty(), 10)).isEmpty();
    }

    @Test
    void those_who_share_the_first_place_before_a_third_have_all_won() {
        Match three = host.begin("heap(end=shared)", CHANNEL, ANNA, BERT, CARL);
        host.play(three, "take-1", "take-1", "take-1");

        assertThat(top(10))
                .containsExactly(new Row(ANNA.id(), 1, 0, 0), new Row(CARL.id(), 1, 0, 0), new Row(BERT.id(), 0, 0, 1));
    }
}
