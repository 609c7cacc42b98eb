package dolmen.bot.tournament;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static dolmen.bot.match.TestHost.DORA;
import static dolmen.bot.match.TestHost.EMIL;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.TournamentId;
import dolmen.bot.match.Match;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.SingleLane;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.challenge.BlockService;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeResult;
import dolmen.bot.match.time.TimeControl;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.pairing.standing.Standing;
import dolmen.bot.tournament.HostedTournament.Stage;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tournaments from announcement to end, over a real database. */
final class TournamentHostTest {
    private static final MessageId MESSAGE = new MessageId(77);
    private static final Player ORGANISER = ANNA;

    @TempDir
    private Path folder;

    private TestHost host;
    private TournamentService service;
    private TournamentWorker worker;
    private final List<HostedTournament> shown = new ArrayList<>();
    private TournamentAnnouncer.Posting answer = new TournamentAnnouncer.Posting.Written(MESSAGE);
    private final Random random = new Random(7);
    private final SettableClock clock = new SettableClock();

    @BeforeEach
    void open() {
        host = TestHost.open(folder.resolve("dolmen.db"), TestHost.allGames(), clock, stored -> stored);
        wire();
    }

    private void wire() {
        var seeding = new Seeding(host.ratings);
        var results = new MatchResults(host.database.challenges(), host.liveMatches);
        service = new TournamentService(
                host.database.tournaments(),
                host.games,
                host.database.blocks(),
                host.liveMatches,
                host.matches,
                results,
                seeding,
                host.clock);
        worker = new TournamentWorker(
                host.database.tournaments(),
                results,
                seeding,
                (tournament, known) -> {
                    shown.add(tournament);
                    return answer;
                },
                new SingleLane<>(),
                host.clock);
    }

    @AfterEach
    void close() {
        host.close();
    }

    private void restart() {
        host.close();
        host = TestHost.open(folder.resolve("dolmen.db"), TestHost.allGames(), clock, stored -> stored);
        wire();
    }

    private TournamentTerms terms(TournamentKind kind, String variant, TimeControl time) {
        Instant now = host.clock.instant();
        return new TournamentTerms(
                GUILD,
                CHANNEL,
                ORGANISER.id(),
                host.variant(variant),
                time,
                true,
                kind,
                5,
                now,
                now.plus(Duration.ofHours(24)));
    }

    private HostedTournament announced(TournamentKind kind) {
        return done(service.announce(terms(kind, "heap", TimeControl.USUAL)));
    }

    private static HostedTournament done(TournamentResult result) {
        assertThat(result).isInstanceOf(TournamentResult.Done.class);
        return ((TournamentResult.Done) result).tournament();
    }

    private HostedTournament now(TournamentId id) {
        return service.find(id).orElseThrow();
    }

    private Optional<MessageId> messageOf(TournamentId id) {
        return host.database.tournaments().due(host.clock.instant().plus(Duration.ofDays(9)), 10).stream()
                .filter(due -> due.id().equals(id))
                .findFirst()
                .flatMap(TournamentRepository.DueTournament::message);
    }

    private static PlayerId person(int number) {
        return new PlayerId(1_200_000_000_000_000_000L + number);
    }

    /** Starts the matches of new pairings, as their messages do. */
    private List<Match> begunMatches(TournamentId id) {
        var matches = new ArrayList<Match>();
        for (HostedPairing hosted : now(id).pairings()) {
            if (hosted.open().isPresent()) {
                ChallengeId challenge = hosted.challenge().orElseThrow();
                if (host.liveMatches.begunBy(challenge).isEmpty()) {
                    host.challenges.begin(challenge, CHANNEL);
                }
                matches.add(host.liveMatches.begunBy(challenge).orElseThrow());
            }
        }
        return matches;
    }

    /** Ends the match: somebody resigns, before or after both have moved. */
    private void end(Match match) {
        Match now = match;
        if (random.nextInt(5) > 0) {
            now = host.play(now, "take-1", "take-1");
        }
        PlayerId loser = now.players().get(random.nextInt(2));
        host.matches.resign(now.id(), loser, now.ply());
    }

    /** Plays the tournament to its end with results by lot; some of the people leave meanwhile. */
    private HostedTournament played(TournamentId id, int leavers) {
        int toLeave = leavers;
        for (int steps = 0; now(id).stage() == Stage.RUNNING; steps++) {
            assertThat(steps).as("steps").isLessThan(3_000);
            List<Match> matches = begunMatches(id).stream().filter(Match::live).toList();
            if (toLeave > 0 && random.nextInt(3) == 0) {
                List<PlayerId> people = now(id).players().stream()
                        .filter(player -> player.person() && now(id).has(player))
                        .toList();
                if (!people.isEmpty()) {
                    done(service.leave(id, people.get(random.nextInt(people.size()))));
                    toLeave--;
                }
            } else if (!matches.isEmpty()) {
                end(matches.get(random.nextInt(matches.size())));
            }
            if (random.nextInt(40) == 0) {
                restart();
            }
            worker.attendDue();
        }
        return now(id);
    }

    @ParameterizedTest
    @EnumSource
    void a_tournament_of_any_size_ends_with_a_place_for_everybody(TournamentKind kind) {
        for (int people : new int[] {1, 2, 3, 6, 7}) {
            HostedTournament announced = announced(kind);
            IntStream.range(1, people).forEach(number -> done(service.join(announced.id(), person(number))));
            host.clock.advance(Duration.ofHours(24));
            worker.attendDue();

            HostedTournament over = played(announced.id(), people / 3);

            assertThat(over.stage()).isEqualTo(Stage.ENDED);
            int size = Math.max(HostedTournament.FEWEST, people + people % 2);
            assertThat(over.standings()).hasSize(size);
            assertThat(over.players()).hasSize(size).doesNotHaveDuplicates();
            assertThat(over.standings().stream().map(Standing::place).min(Integer::compare))
                    .contains(1);
            assertThat(over.pairings()).allMatch(hosted -> hosted.pairing().decided());
            worker.attendDue();
            assertThat(shown.getLast()).isEqualTo(over);
            assertThat(shown.stream().filter(over::equals)).hasSize(1);
            if (kind != TournamentKind.KNOCKOUT && kind != TournamentKind.DOUBLE_ROUND_ROBIN) {
                var pairs = new HashSet<>();
                over.pairings().stream()
                        .filter(hosted -> hosted.duel()
                                .filter(duel -> duel.result().played())
                                .isPresent())
                        .map(hosted -> new HashSet<>(hosted.pairing().entrants()))
                        .forEach(pair -> assertThat(pairs.add(pair)).isTrue());
            }
        }
    }

    @Test
    void the_results_of_matches_are_those_of_the_tournament() {
        HostedTournament announced = announced(TournamentKind.ROUND_ROBIN);
        List.of(BERT, CARL, DORA).forEach(player -> done(service.join(announced.id(), player.id())));
        HostedTournament begun = done(service.begin(announced.id(), ORGANISER.id(), false));
        assertThat(begun.round()).isEqualTo(1);
        List<Match> matches = begunMatches(begun.id());
        assertThat(matches).hasSize(2);

        Match first = host.play(matches.getFirst(), "take-1", "take-1");
        host.matches.resign(first.id(), first.players().getFirst(), first.ply());
        Match second = matches.getLast();
        host.matches.resign(second.id(), second.players().getLast(), second.ply());
        worker.attendDue();

        assertThat(now(begun.id()).of(1))
                .extracting(hosted -> hosted.duel().orElseThrow().result())
                .containsExactly(Result.BLACK_WINS, Result.WHITE_WINS);
        assertThat(now(begun.id()).round()).isEqualTo(2);
        assertThat(now(begun.id())
                        .player(begun.of(1).getFirst().pairing().entrants().getFirst()))
                .isEqualTo(first.players().getFirst());
        assertThat(first.rated()).isTrue();
    }

    @Test
    void it_begins_by_itself_at_its_time_with_those_who_have_not_left() {
        HostedTournament announced = announced(TournamentKind.SWISS);
        List.of(BERT, CARL, DORA, EMIL).forEach(player -> done(service.join(announced.id(), player.id())));
        done(service.leave(announced.id(), CARL.id()));

        worker.attendDue();
        assertThat(now(announced.id()).stage()).isEqualTo(Stage.OPEN);
        host.clock.advance(Duration.ofHours(24));
        worker.attendDue();
        worker.attendDue();

        HostedTournament begun = now(announced.id());
        assertThat(begun.stage()).isEqualTo(Stage.RUNNING);
        assertThat(begun.players()).containsExactlyInAnyOrder(ANNA.id(), BERT.id(), DORA.id(), EMIL.id());
        assertThat(begun.pairings()).hasSize(2);
        assertThat(host.database.challenges().openOf(ANNA.id())).hasSize(1).allMatch(Challenge::full);
        assertThat(host.challenges.openOf(ANNA.id()))
                .as("what Anna could withdraw")
                .isEmpty();
    }

    @Test
    void an_abandoned_registration_is_called_off_at_its_time() {
        HostedTournament announced = announced(TournamentKind.SWISS);
        done(service.leave(announced.id(), ORGANISER.id()));
        host.clock.advance(Duration.ofHours(24));
        worker.attendDue();

        assertThat(now(announced.id()).stage()).isEqualTo(Stage.CALLED_OFF);
        assertThat(service.begin(announced.id(), ORGANISER.id(), false))
                .isEqualTo(new TournamentResult.Refused(new TournamentRefusal.NotOpen()));
    }

    @Test
    void requests_that_make_no_sense_are_refused_and_change_nothing() {
        assertThat(service.announce(terms(TournamentKind.SWISS, "heap", TimeControl.NONE)))
                .isEqualTo(refused(new TournamentRefusal.NoTimeLimit()));
        String four = "murus-gallicus(goal=escape,players=4)";
        assertThat(service.announce(terms(TournamentKind.SWISS, four, TimeControl.USUAL)))
                .isEqualTo(refused(new TournamentRefusal.NotForTwo(host.variant(four))));
        HostedTournament open = announced(TournamentKind.SWISS);
        assertThat(service.join(open.id(), ORGANISER.id())).isEqualTo(refused(new TournamentRefusal.AlreadyIn()));
        assertThat(service.leave(open.id(), BERT.id())).isEqualTo(refused(new TournamentRefusal.NotIn()));
        assertThat(service.begin(open.id(), BERT.id(), false)).isEqualTo(refused(new TournamentRefusal.NotOrganiser()));
        assertThat(service.callOff(open.id(), BERT.id(), false))
                .isEqualTo(refused(new TournamentRefusal.NotOrganiser()));
        assertThat(service.join(new TournamentId(99), BERT.id()))
                .isEqualTo(refused(new TournamentRefusal.NoTournament()));
        host.database.blocks().add(BERT.id(), ANNA.id());
        assertThat(service.join(open.id(), BERT.id())).isEqualTo(refused(new TournamentRefusal.NotAvailable()));

        announced(TournamentKind.SWISS);
        assertThat(service.announce(terms(TournamentKind.SWISS, "heap", TimeControl.USUAL)))
                .isEqualTo(refused(new TournamentRefusal.TooManyOfYours(TournamentService.MOST_OF_A_PERSON)));
        done(service.callOff(open.id(), BERT.id(), true));
        assertThat(service.join(open.id(), CARL.id())).isEqualTo(refused(new TournamentRefusal.NotOpen()));
        assertThat(service.leave(open.id(), ANNA.id())).isEqualTo(refused(new TournamentRefusal.Over()));
        announced(TournamentKind.SWISS);
    }

    private static TournamentResult refused(TournamentRefusal why) {
        return new TournamentResult.Refused(why);
    }

    @Test
    void a_full_tournament_takes_nobody_else() {
        HostedTournament announced = announced(TournamentKind.DOUBLE_ROUND_ROBIN);
        IntStream.range(1, 8).forEach(number -> done(service.join(announced.id(), person(number))));
        assertThat(service.join(announced.id(), BERT.id())).isEqualTo(refused(new TournamentRefusal.Full(8)));
    }

    @Test
    void who_leaves_resigns_and_forfeits_and_others_play_on() {
        HostedTournament announced = announced(TournamentKind.ROUND_ROBIN);
        List.of(BERT, CARL, DORA).forEach(player -> done(service.join(announced.id(), player.id())));
        done(service.begin(announced.id(), ORGANISER.id(), false));
        List<Match> matches = begunMatches(announced.id());
        Match own = matches.stream()
                .filter(match -> match.seatOf(BERT.id()).isPresent())
                .findFirst()
                .orElseThrow();
        host.play(own, "take-1", "take-1");

        done(service.leave(announced.id(), BERT.id()));
        assertThat(host.liveMatches.find(own.id()).orElseThrow().live()).isFalse();
        assertThat(service.leave(announced.id(), BERT.id())).isEqualTo(refused(new TournamentRefusal.NotIn()));
        HostedTournament over = played(announced.id(), 0);
        assertThat(over.stage()).isEqualTo(Stage.ENDED);
        assertThat(over.player(over.standings().getLast().entrant())).isEqualTo(BERT.id());
    }

    @Test
    void what_is_forgotten_leaves_a_tournament_that_ends_all_the_same() {
        HostedTournament open = announced(TournamentKind.SWISS);
        done(service.join(open.id(), BERT.id()));
        HostedTournament running = announced(TournamentKind.SWISS);
        List.of(BERT, CARL, DORA).forEach(player -> done(service.join(running.id(), player.id())));
        done(service.begin(running.id(), ORGANISER.id(), false));
        begunMatches(running.id());

        assertThat(host.privacy.delete(BERT.id())).isTrue();

        assertThat(now(open.id()).players()).containsExactly(ANNA.id());
        HostedTournament over = played(running.id(), 0);
        assertThat(over.stage()).isEqualTo(Stage.ENDED);
        assertThat(over.players()).doesNotContain(BERT.id()).anyMatch(PlayerId::forgotten);
    }

    /** The first match of a running tournament among four people, before it begins. */
    private Challenge firstChallenge(TournamentId id) {
        return host.database
                .challenges()
                .find(now(id).pairings().getFirst().challenge().orElseThrow())
                .orElseThrow();
    }

    private TournamentId begunAmongFour() {
        HostedTournament announced = announced(TournamentKind.ROUND_ROBIN);
        List.of(CARL, DORA, EMIL).forEach(player -> done(service.join(announced.id(), player.id())));
        return done(service.begin(announced.id(), ORGANISER.id(), false)).id();
    }

    @Test
    void who_is_forgotten_before_the_match_began_forfeits_it_and_leaves_no_open_seat() {
        TournamentId id = begunAmongFour();
        Challenge challenge = firstChallenge(id);
        PlayerId second = challenge.joined().getFirst();

        assertThat(host.privacy.delete(second)).isTrue();
        worker.attendDue();

        assertThat(firstChallenge(id).answer()).isEqualTo(new Challenge.Answer.Withdrawn());
        assertThat(host.database.challenges().withFreeChairs(GUILD, host.clock.instant(), 9))
                .isEmpty();
        assertThat(now(id).pairings().getFirst().duel().orElseThrow().result()).isEqualTo(Result.BLACK_FORFEITS);
        assertThat(played(id, 0).stage()).isEqualTo(Stage.ENDED);
    }

    @Test
    void a_block_before_the_match_began_changes_nothing() {
        TournamentId id = begunAmongFour();
        Challenge before = firstChallenge(id);

        new BlockService(host.database.blocks(), host.database.challenges(), host.clock)
                .add(before.joined().getFirst(), before.challenger());

        assertThat(firstChallenge(id)).isEqualTo(before);
        assertThat(played(id, 0).stage()).isEqualTo(Stage.ENDED);
    }

    @Test
    void no_match_begins_after_a_player_has_left_or_the_tournament_was_called_off() {
        TournamentId id = begunAmongFour();
        Challenge first = firstChallenge(id);
        done(service.leave(id, first.challenger()));
        assertThat(firstChallenge(id).answer()).isEqualTo(new Challenge.Answer.Withdrawn());
        assertThat(now(id).pairings().getFirst().duel().orElseThrow().result()).isEqualTo(Result.WHITE_FORFEITS);

        done(service.callOff(id, ORGANISER.id(), false));
        ChallengeId second = now(id).pairings().get(1).challenge().orElseThrow();
        assertThat(host.challenges.begin(second, CHANNEL)).isInstanceOf(ChallengeResult.Refused.class);
        worker.attendDue();
        assertThat(shown.getLast().stage()).isEqualTo(Stage.CALLED_OFF);
    }

    @Test
    void a_result_that_is_annulled_after_the_end_changes_nothing() {
        TournamentId id = begunAmongFour();
        HostedTournament over = played(id, 0);
        worker.attendDue();
        int before = shown.size();
        Match match = host.liveMatches
                .begunBy(over.pairings().getFirst().challenge().orElseThrow())
                .orElseThrow();

        host.moderation.annul(match.id(), TestHost.MODERATOR, GUILD);
        worker.attendDue();

        assertThat(shown).hasSize(before);
        assertThat(now(id)).isEqualTo(over);
    }

    @Test
    void a_message_that_cannot_be_shown_is_tried_again_and_a_channel_that_is_gone_ends_it() {
        HostedTournament announced = announced(TournamentKind.SWISS);
        answer = new TournamentAnnouncer.Posting.Later("busy");
        worker.attendDue();
        worker.attendDue();
        assertThat(shown).hasSize(1);
        host.clock.advance(Duration.ofMinutes(1));
        answer = new TournamentAnnouncer.Posting.Written(MESSAGE);
        worker.attendDue();
        assertThat(messageOf(announced.id())).contains(MESSAGE);

        done(service.join(announced.id(), BERT.id()));
        answer = new TournamentAnnouncer.Posting.Gone("gone");
        worker.attendDue();
        assertThat(now(announced.id()).stage()).isEqualTo(Stage.CALLED_OFF);
    }

    @Test
    void a_tournament_beside_a_failing_one_goes_on() {
        HostedTournament first = announced(TournamentKind.SWISS);
        HostedTournament second = announced(TournamentKind.SWISS);
        var failing = new TournamentWorker(
                host.database.tournaments(),
                new MatchResults(host.database.challenges(), host.liveMatches),
                new Seeding(host.ratings),
                (tournament, known) -> {
                    if (tournament.id().equals(first.id())) {
                        throw new IllegalStateException("broken");
                    }
                    return new TournamentAnnouncer.Posting.Written(MESSAGE);
                },
                new SingleLane<>(),
                host.clock);

        failing.attendDue();

        assertThat(messageOf(second.id())).contains(MESSAGE);
        assertThat(messageOf(first.id())).isEmpty();
    }
}
