package dolmen.bot.tournament;

import static dolmen.bot.match.TestHost.ANNA;
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
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.time.TimeControl;
import dolmen.bot.tournament.HostedTournament.Stage;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A host with tournaments over a real database, and matches that begin and end at the wish of a test. */
abstract class TournamentHost {
    static final MessageId MESSAGE = new MessageId(77);
    static final Player ORGANISER = ANNA;

    @TempDir
    private Path folder;

    TestHost host;
    TournamentService service;
    TournamentWorker worker;
    final List<HostedTournament> shown = new ArrayList<>();
    TournamentAnnouncer.Posting answer = new TournamentAnnouncer.Posting.Written(MESSAGE);
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

    TournamentTerms terms(TournamentKind kind, String variant, TimeControl time) {
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

    HostedTournament announced(TournamentKind kind) {
        return done(service.announce(terms(kind, "heap", TimeControl.USUAL)));
    }

    static HostedTournament done(TournamentResult result) {
        assertThat(result).isInstanceOf(TournamentResult.Done.class);
        return ((TournamentResult.Done) result).tournament();
    }

    HostedTournament now(TournamentId id) {
        return service.find(id).orElseThrow();
    }

    Optional<MessageId> messageOf(TournamentId id) {
        return host.database.tournaments().due(host.clock.instant().plus(Duration.ofDays(9)), 10).stream()
                .filter(due -> due.id().equals(id))
                .findFirst()
                .flatMap(TournamentRepository.DueTournament::message);
    }

    static PlayerId person(int number) {
        return new PlayerId(1_200_000_000_000_000_000L + number);
    }

    /** Starts the matches of new pairings, as their messages do. */
    List<Match> begunMatches(TournamentId id) {
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
    HostedTournament played(TournamentId id, int leavers) {
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

    static TournamentResult refused(TournamentRefusal why) {
        return new TournamentResult.Refused(why);
    }

    /** The first match of a running tournament among four people, before it begins. */
    Challenge firstChallenge(TournamentId id) {
        return host.database
                .challenges()
                .find(now(id).pairings().getFirst().challenge().orElseThrow())
                .orElseThrow();
    }

    TournamentId begunAmongFour() {
        HostedTournament announced = announced(TournamentKind.ROUND_ROBIN);
        List.of(CARL, DORA, EMIL).forEach(player -> done(service.join(announced.id(), player.id())));
        return done(service.begin(announced.id(), ORGANISER.id(), false)).id();
    }
}
