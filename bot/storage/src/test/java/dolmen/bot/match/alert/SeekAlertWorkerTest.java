package dolmen.bot.match.alert;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static dolmen.bot.match.TestHost.DORA;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeResult;
import dolmen.bot.match.challenge.Proposal;
import dolmen.bot.match.challenge.SideWish;
import dolmen.bot.match.challenge.Terms;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.time.QuietHours;
import dolmen.bot.match.time.Stretch;
import dolmen.bot.match.time.TimeControl;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** It is noon in Greenwich when every test begins. Anna seeks; the others want to hear of it. */
final class SeekAlertWorkerTest {
    private record Sent(PlayerId person, ChallengeId seek, String nonce) {}

    private final List<Sent> sent = new ArrayList<>();
    private final Map<PlayerId, Delivery> answers = new HashMap<>();
    private TestHost host;
    private SeekAlerts alerts;
    private SeekAlertWorker worker;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
        alerts = host.database.seekAlerts();
        worker = new SeekAlertWorker(
                alerts,
                host.challenges,
                host.database.blocks(),
                host.database.preferences(),
                host.database.timeOff(),
                (person, seek, nonce) -> {
                    Delivery answer = answers.getOrDefault(person, new Delivery.Delivered("message"));
                    if (answer instanceof Delivery.Delivered) {
                        sent.add(new Sent(person, seek.id(), nonce));
                    }
                    return answer;
                },
                host.clock);
    }

    @AfterEach
    void close() {
        host.close();
    }

    private void wish(Player person, String... games) {
        wish(person.id(), games);
    }

    private void wish(PlayerId person, String... games) {
        alerts.choose(person, GUILD, Set.of(games), host.clock.instant());
    }

    private Challenge seek(Player challenger, String variant) {
        return seek(GUILD, challenger, variant);
    }

    private Challenge seek(GuildId server, Player challenger, String variant) {
        var proposal = new Proposal(
                server, CHANNEL, challenger, List.of(), variant, SideWish.RANDOM, TimeControl.NONE, Terms.Stake.RATED);
        return ((ChallengeResult.Waiting) host.challenges.challenge(proposal)).challenge();
    }

    /** Lets time pass while the host looks every minute. */
    private void pass(Duration time) {
        for (long minute = 0; minute < time.toMinutes(); minute++) {
            host.clock.advance(Duration.ofMinutes(1));
            worker.alertDue();
        }
    }

    private List<PlayerId> told() {
        return sent.stream().map(Sent::person).toList();
    }

    @Test
    void a_seek_is_told_after_a_minute_and_once_to_those_who_chose_its_game_on_its_server() {
        wish(BERT, "heap", "obelisk");
        wish(CARL, "obelisk");
        wish(ANNA, "heap");
        alerts.choose(DORA.id(), new GuildId(5), Set.of("heap"), host.clock.instant());
        Challenge seek = seek(ANNA, "heap");

        worker.alertDue();
        assertThat(sent).isEmpty();
        pass(Duration.ofMinutes(1));
        assertThat(sent).extracting(Sent::person, Sent::seek).containsExactly(tuple(BERT.id(), seek.id()));
        pass(Duration.ofHours(30));
        assertThat(sent).hasSize(1);
        assertThat(sent.getFirst().nonce()).hasSizeLessThanOrEqualTo(25);
    }

    @Test
    void a_seek_that_was_withdrawn_or_taken_within_the_minute_is_told_to_nobody() {
        wish(BERT, "heap");
        host.challenges.withdraw(seek(ANNA, "heap").id(), ANNA.id());
        host.challenges.join(seek(ANNA, "heap").id(), CARL.id(), CHANNEL);

        pass(Duration.ofHours(1));

        assertThat(sent).isEmpty();
        assertThat(alerts.due(later(), 10)).isEmpty();
    }

    private Instant later() {
        return host.clock.instant().plus(Duration.ofDays(9));
    }

    @Test
    void a_challenge_without_an_open_seat_is_told_to_nobody() {
        wish(CARL, "heap");
        host.database.offer(host.draft("heap", ANNA, BERT), host.clock.instant());

        assertThat(alerts.due(later(), 10)).isEmpty();
    }

    @Test
    void nobody_hears_of_more_than_two_seeks_in_a_day() {
        wish(BERT, "heap");
        seek(ANNA, "heap");
        seek(CARL, "heap");
        seek(DORA, "heap");
        pass(Duration.ofHours(23));
        assertThat(told()).containsExactly(BERT.id(), BERT.id());

        pass(Duration.ofHours(2));
        seek(ANNA, "heap");
        pass(Duration.ofHours(1));
        assertThat(told()).hasSize(3);
    }

    @Test
    void of_many_a_few_are_told_at_a_time_until_the_seat_is_taken() {
        List<PlayerId> crowd = IntStream.range(0, 12)
                .mapToObj(number -> new PlayerId(1_200_000_000_000_000_000L + number))
                .toList();
        crowd.forEach(person -> wish(person, "heap"));
        Challenge seek = seek(ANNA, "heap");

        pass(Duration.ofMinutes(5));
        assertThat(told()).hasSize(5);
        pass(Duration.ofMinutes(15));
        assertThat(told()).hasSize(10).doesNotHaveDuplicates();
        host.challenges.join(seek.id(), crowd.getFirst(), CHANNEL);
        pass(Duration.ofHours(1));
        assertThat(told()).hasSize(10);

        seek(CARL, "heap");
        pass(Duration.ofMinutes(5));
        assertThat(told().subList(10, 12))
                .as("those without an alert come first")
                .containsExactlyInAnyOrderElementsOf(crowd.stream()
                        .filter(person -> !told().subList(0, 10).contains(person))
                        .toList());
    }

    @Test
    void quiet_hours_and_vacations_delay_an_alert() {
        wish(BERT, "heap");
        wish(CARL, "heap");
        Instant now = host.clock.instant();
        host.database
                .preferences()
                .change(
                        BERT.id(),
                        before -> before.withTime(before.time()
                                .withQuiet(Optional.of(new QuietHours(LocalTime.of(11, 0), LocalTime.of(14, 0))))));
        host.database
                .timeOff()
                .changeVacations(CARL.id(), now, none -> List.of(new Stretch(now, now.plus(Duration.ofHours(5)))));
        seek(ANNA, "heap");

        pass(Duration.ofMinutes(119));
        assertThat(sent).isEmpty();
        pass(Duration.ofHours(1));
        assertThat(told()).containsExactly(BERT.id());
        pass(Duration.ofHours(3));
        assertThat(told()).containsExactly(BERT.id(), CARL.id());
    }

    @Test
    void people_who_have_blocked_one_another_do_not_hear_of_each_other() {
        wish(BERT, "heap");
        wish(CARL, "heap");
        host.database.blocks().add(BERT.id(), ANNA.id());
        host.database.blocks().add(ANNA.id(), CARL.id());
        seek(ANNA, "heap");

        pass(Duration.ofHours(1));

        assertThat(sent).isEmpty();
    }

    @Test
    void a_choice_after_the_seek_was_made_is_about_later_ones() {
        seek(ANNA, "heap");
        host.clock.advance(Duration.ofSeconds(1));
        wish(BERT, "heap");
        pass(Duration.ofHours(1));
        assertThat(sent).isEmpty();

        wish(BERT, "heap", "obelisk");
        seek(CARL, "heap");
        pass(Duration.ofHours(1));
        assertThat(told()).containsExactly(BERT.id());
    }

    @Test
    void an_alert_that_discord_refuses_for_now_comes_later_and_once() {
        wish(BERT, "heap");
        answers.put(BERT.id(), new Delivery.Later("busy"));
        seek(ANNA, "heap");
        pass(Duration.ofMinutes(10));
        answers.put(BERT.id(), new Delivery.NotBefore(host.clock.instant().plusSeconds(1200), "busy"));
        pass(Duration.ofMinutes(2));

        answers.clear();
        pass(Duration.ofMinutes(15));
        assertThat(sent).isEmpty();
        pass(Duration.ofHours(3));
        assertThat(told()).containsExactly(BERT.id());
    }

    @Test
    void who_cannot_see_the_seek_hears_of_others_and_who_has_left_of_none() {
        wish(BERT, "heap");
        wish(CARL, "heap");
        answers.put(BERT.id(), new Delivery.Unreachable("hidden"));
        answers.put(CARL.id(), new Delivery.Never("left"));
        seek(ANNA, "heap");
        pass(Duration.ofHours(1));
        assertThat(alerts.chosenBy(BERT.id(), GUILD)).containsExactly("heap");
        assertThat(alerts.chosenBy(CARL.id(), GUILD)).isEmpty();

        answers.clear();
        seek(DORA, "heap");
        pass(Duration.ofHours(1));
        assertThat(told()).containsExactly(BERT.id());
    }

    @Test
    void a_failure_delays_its_seek_alone() {
        wish(BERT, "heap");
        Challenge first = seek(ANNA, "heap");
        seek(CARL, "heap");
        var failing = new SeekAlertWorker(
                alerts,
                host.challenges,
                host.database.blocks(),
                host.database.preferences(),
                host.database.timeOff(),
                (person, seek, nonce) -> {
                    if (seek.id().equals(first.id())) {
                        throw new IllegalStateException("broken");
                    }
                    sent.add(new Sent(person, seek.id(), nonce));
                    return new Delivery.Delivered("message");
                },
                host.clock);
        host.clock.advance(Duration.ofMinutes(1));

        failing.alertDue();

        assertThat(sent).hasSize(1);
        pass(Duration.ofMinutes(2));
        assertThat(sent).extracting(Sent::seek).contains(first.id()).hasSize(2);
    }
}
