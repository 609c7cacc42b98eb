package dolmen.bot.match.delivery;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.Request;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.preference.PreferenceService;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every test begins on a Saturday at noon. */
final class DigestWorkerTest {
    private record Sent(PlayerId player, List<MatchId> waiting, String nonce) {}

    @TempDir
    private Path folder;

    private TestHost host;
    private DigestWorker worker;
    private PreferenceService preferences;
    private final List<Sent> sent = new ArrayList<>();
    private Delivery answer = new Delivery.Delivered("message");

    @BeforeEach
    void open() {
        host = TestHost.open(folder.resolve("dolmen.db"));
        preferences = new PreferenceService(host.database.preferences(), person -> {});
        worker = new DigestWorker(
                host.database.digests(),
                preferences,
                host.liveMatches,
                (player, waiting, nonce) -> {
                    sent.add(new Sent(player, waiting.stream().map(Match::id).toList(), nonce));
                    return answer;
                },
                host.clock);
    }

    @AfterEach
    void close() {
        host.close();
    }

    private void choose(Player player, LocalTime time) {
        preferences.change(player.id(), before -> before.withTime(before.time().withDigest(Optional.of(time))));
    }

    /** Lets time pass while the host looks every ten minutes. */
    private void pass(Duration time) {
        for (Duration passed = Duration.ZERO; passed.compareTo(time) < 0; passed = passed.plusMinutes(10)) {
            worker.sendDue();
            host.clock.advance(Duration.ofMinutes(10));
        }
        worker.sendDue();
    }

    @Test
    void waiting_matches_are_told_once_a_day_at_the_chosen_time() {
        Match one = host.begin("heap", ANNA, BERT);
        Match two = host.begin("heap", ANNA, BERT);
        choose(ANNA, LocalTime.of(18, 0));

        pass(Duration.ofHours(5));
        assertThat(sent).isEmpty();
        pass(Duration.ofHours(1));
        assertThat(sent).extracting(Sent::waiting).containsExactly(List.of(one.id(), two.id()));
        pass(Duration.ofHours(23));
        assertThat(sent).hasSize(1);
        pass(Duration.ofHours(1));
        assertThat(sent).hasSize(2).extracting(Sent::nonce).doesNotHaveDuplicates();
    }

    @Test
    void the_time_is_that_of_the_place_where_the_player_lives() {
        host.begin("heap", ANNA, BERT);
        choose(ANNA, LocalTime.of(18, 0));
        preferences.change(ANNA.id(), before -> before.withTime(before.time().withZone(ZoneId.of("Asia/Tokyo"))));

        pass(Duration.ofHours(20));
        assertThat(sent).isEmpty();
        pass(Duration.ofHours(1));
        assertThat(sent).hasSize(1);
    }

    @Test
    void a_player_without_waiting_matches_gets_no_digest() {
        host.begin("heap", BERT, ANNA);
        choose(ANNA, LocalTime.of(18, 0));

        pass(Duration.ofDays(1));

        assertThat(sent).isEmpty();
    }

    @Test
    void open_requests_are_part_of_the_digest() {
        Match match = host.begin("heap", BERT, ANNA);
        choose(ANNA, LocalTime.of(18, 0));
        host.etiquette.ask(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.DRAW);

        pass(Duration.ofHours(6));

        assertThat(sent).extracting(Sent::waiting).containsExactly(List.of(match.id()));
    }

    @Test
    void a_digest_missed_while_the_host_was_down_is_sent_once() {
        host.begin("heap", ANNA, BERT);
        choose(ANNA, LocalTime.of(18, 0));
        worker.sendDue();

        host.clock.advance(Duration.ofHours(60));
        worker.sendDue();
        worker.sendDue();

        assertThat(sent).hasSize(1);
        pass(Duration.ofHours(18));
        assertThat(sent).hasSize(2);
    }

    @Test
    void a_failed_digest_is_retried_with_its_nonce() {
        host.begin("heap", ANNA, BERT);
        choose(ANNA, LocalTime.of(18, 0));
        worker.sendDue();
        host.clock.advance(Duration.ofHours(6));
        answer = new Delivery.Later("Discord is down");
        worker.sendDue();
        worker.sendDue();
        assertThat(sent).hasSize(1);

        host.clock.advance(Duration.ofMinutes(5));
        answer = new Delivery.Delivered("message");
        worker.sendDue();

        assertThat(sent)
                .hasSize(2)
                .extracting(Sent::nonce)
                .containsOnly(sent.getFirst().nonce());
        assertThat(sent.getFirst().nonce()).hasSizeLessThanOrEqualTo(25);
        pass(Duration.ofHours(23));
        assertThat(sent).hasSize(2);
    }

    @Test
    void a_player_with_closed_direct_messages_is_called_at_every_turn_again() {
        host.begin("heap", ANNA, BERT);
        choose(ANNA, LocalTime.of(18, 0));
        answer = new Delivery.Never("the player lets nobody write");

        pass(Duration.ofDays(2));

        assertThat(sent).hasSize(1);
        assertThat(preferences.of(ANNA.id()).time().digest()).isEmpty();
    }

    @Test
    void changing_another_setting_neither_drops_a_digest_nor_doubles_it() {
        host.begin("heap", ANNA, BERT);
        choose(ANNA, LocalTime.of(18, 0));
        worker.sendDue();
        host.clock.advance(Duration.ofHours(6));
        preferences.change(ANNA.id(), before -> before.withConfirm(false));
        worker.sendDue();
        preferences.change(ANNA.id(), before -> before.withConfirm(true));
        worker.sendDue();

        assertThat(sent).hasSize(1);
    }

    @Test
    void a_player_who_has_turned_digests_off_gets_none() {
        host.begin("heap", ANNA, BERT);
        choose(ANNA, LocalTime.of(18, 0));
        worker.sendDue();
        preferences.change(ANNA.id(), before -> before.withTime(before.time().withDigest(Optional.empty())));

        pass(Duration.ofDays(1));

        assertThat(sent).isEmpty();
    }
}
