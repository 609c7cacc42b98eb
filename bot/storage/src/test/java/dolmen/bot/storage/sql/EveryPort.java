package dolmen.bot.storage.sql;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static dolmen.bot.match.TestHost.GUILD;
import static dolmen.bot.match.TestHost.MODERATOR;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.analysis.Analyses;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.TournamentId;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.alert.SeekAlerts;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.delivery.Digests;
import dolmen.bot.match.notice.PostedMessage;
import dolmen.bot.match.notice.PostedMessages;
import dolmen.bot.match.silence.Silences;
import dolmen.bot.match.time.Stretch;
import dolmen.bot.opening.OpeningLine;
import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.puzzle.DailyPuzzles;
import dolmen.bot.puzzle.PuzzleScores;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.Rating;
import dolmen.bot.rating.Scope;
import dolmen.bot.rating.Standings;
import dolmen.bot.tournament.HostedPairing;
import dolmen.bot.tournament.HostedTournament;
import dolmen.bot.tournament.Participant;
import dolmen.bot.tournament.TournamentRepository;
import dolmen.bot.tournament.TournamentResult;
import dolmen.rules.analysis.Glimpse;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Runs every statement of the ports, each at least once. */
public final class EveryPort {
    private EveryPort() {}

    /** Uses all ports of a host on a database in which nobody of the test has played. */
    public static void use(TestHost host) {
        Match match = host.begin("heap", ANNA, BERT);
        host.plans.replace(match.id(), BERT.id(), 0, "take-1, take-1");
        host.play(match, "take-2", "take-1");
        host.database.thoughts().due(host.clock.instant(), 10);
        host.database.thoughts().postpone(match.id(), host.clock.instant());
        host.database.exhibitions().on(GUILD);
        host.database.matches().in(CHANNEL);
        host.database.matches().revision(match.id());
        host.database.matches().readable(List.of(match.id()));
        host.database.matches().liveOf(ANNA.id());
        host.database.matches().liveOn(GUILD, "1", 25);
        host.database.matches().begunBy(new ChallengeId(1));
        host.database.matches().relocate(match.id(), match.venue());
        host.database.offer(
                host.draft("heap", new Player(PlayerId.ofComputer(1), "Ylva", false), BERT), host.clock.instant());
        var challenge = host.database.offer(host.draft("heap", ANNA, BERT), host.clock.instant());
        host.database
                .challenges()
                .replace(challenge, challenge.answered(new Challenge.Answer.Withdrawn()), host.clock.instant());
        host.database.challenges().expire(host.clock.instant());
        host.database.postedChallenges().due(host.clock.instant(), 10);
        host.database.postedChallenges().messageOf(challenge.id());
        host.database.postedChallenges().postpone(challenge.id(), host.clock.instant());
        host.database.postedChallenges().shown(challenge, false, new MessageId(5));
        host.database.postedChallenges().settle(challenge.id());
        host.database.postedChallenges().promise(challenge.id(), "token");
        host.database.postedChallenges().promised(challenge.id());
        host.database.postedChallenges().adopt(challenge.id(), new MessageId(5));
        host.database.postedChallenges().lose(challenge.id());
        host.database.challenges().find(challenge.id());
        host.database.matches().lookAgain(match.id(), host.clock.instant());
        host.database.matches().lookAtAllOf(ANNA.id());
        host.timekeeper.attendDue();
        Instant now = host.clock.instant();
        var vacation = List.of(new Stretch(now, now.plusSeconds(60)));
        host.database.timeOff().changeVacations(ANNA.id(), now, none -> vacation);
        host.database.timeOff().vacations(ANNA.id(), now);
        host.database.timeOff().rests(ANNA.id(), match.id(), now, now);
        host.database.departures().left(GUILD, ANNA.id(), now);
        host.database.departures().returned(GUILD, ANNA.id());
        host.clock.advance(Duration.ofDays(1));
        host.database.timeOff().hostIsUp(host.clock.instant());
        host.database.challenges().rematchOf(match.id());
        host.database.challenges().beginningOf(match.id());
        host.database.challenges().withFreeChairs(GUILD, now, 5);
        host.database.blocks().add(ANNA.id(), BERT.id());
        host.database.blocks().of(ANNA.id());
        host.database.blocks().unavailable(List.of(ANNA.id()), BERT.id());
        host.database.blocks().remove(ANNA.id(), BERT.id());
        useSeekAlerts(host, challenge);
        useTournaments(host);
        host.database.players().remember(ANNA);
        host.database.players().names(List.of(ANNA.id()), Optional.empty());
        host.database.preferences().change(ANNA.id(), before -> before);
        host.database.preferences().of(ANNA.id());
        host.database.preferences().change(GUILD, before -> before);
        host.database.preferences().of(GUILD);
        host.database.digests().due(now, 10);
        host.database.digests().next(new Digests.DueDigest(ANNA.id(), now), now);
        host.database.postedChallenges().owed(challenge.id());
        useAnalyses(host, match.id());
        useTraining(host);
        useOpenings(host);
        useMessages(host, match.id());
        useSilences(host, match.id());
        useRatings(host);
        host.owed().forEach(owed -> {
            host.database.notices().postpone(owed, host.clock.instant(), "test");
            host.database.notices().settle(owed, "test", host.clock.instant());
        });
        host.database.notices().latest(10, host.clock.instant());
        var unused = host.database.notices().overdue(host.clock.instant());
    }

    private static void useSeekAlerts(TestHost host, Challenge seek) {
        SeekAlerts alerts = host.database.seekAlerts();
        Instant now = host.clock.instant();
        alerts.choose(ANNA.id(), GUILD, Set.of("heap"), now);
        alerts.choose(ANNA.id(), GUILD, Set.of("obelisk"), now);
        alerts.chosenBy(ANNA.id(), GUILD);
        alerts.due(now, 10);
        alerts.candidates(seek, 10);
        alerts.sent(ANNA.id(), seek, now);
        alerts.passOver(BERT.id(), seek);
        var unused = alerts.sentSince(ANNA.id(), now);
        alerts.next(seek.id(), now);
        alerts.settle(seek.id());
    }

    private static void useTournaments(TestHost host) {
        TournamentRepository tournaments = host.database.tournaments();
        Instant now = host.clock.instant();
        var added = (TournamentResult.Done) tournaments.add(host.tournament(ANNA), live -> Optional.empty());
        TournamentId id = added.tournament().id();
        var first = new Participant(ANNA.id(), Optional.of(new Entrant(1)), false);
        var second = new Participant(BERT.id(), Optional.of(new Entrant(2)), false);
        Duel duel = Duel.open(1, new Entrant(1), new Entrant(2));
        tournaments.change(id, now, before -> with(before, first, second, duel));
        tournaments.change(id, now, before -> with(before, first, second, duel.with(Result.DRAW)));
        tournaments.find(id);
        tournaments.liveOn(GUILD);
        tournaments.posted(id, new MessageId(5));
        tournaments.due(now, 10).forEach(due -> tournaments.next(due, Optional.empty()));
    }

    private static HostedTournament with(HostedTournament before, Participant first, Participant second, Duel duel) {
        return new HostedTournament(
                before.id(),
                before.terms(),
                HostedTournament.Stage.RUNNING,
                List.of(first, second),
                List.of(new HostedPairing(duel, Optional.empty())));
    }

    private static void useSilences(TestHost host, MatchId match) {
        Silences silences = host.database.silences();
        silences.live();
        silences.live(GUILD);
        silences.begin(match, host.clock.instant());
        silences.lasting();
        silences.people();
        silences.of(match).ifPresent(silences::keep);
        silences.owing(match);
        silences.end(match, host.clock.instant());
        silences.bury(match, "test", host.clock.instant());
    }

    private static void useAnalyses(TestHost host, MatchId match) {
        Analyses analyses = host.database.analyses();
        analyses.ask(host.liveMatches.find(match).orElseThrow(), host.clock.instant());
        analyses.due(host.clock.instant(), 10);
        analyses.add(match, 0, Glimpse.read("won take-1"), Optional.of(host.clock.instant()));
        analyses.of(match);
        analyses.postpone(match, host.clock.instant());
        analyses.settle(match);
    }

    private static void useTraining(TestHost host) {
        Instant now = host.clock.instant();
        host.database.lessons().finished(ANNA.id(), "heap", now);
        host.database.lessons().of(ANNA.id());
        LocalDate today = LocalDate.EPOCH;
        PuzzleScores scores = host.database.puzzleScores();
        var attempt =
                new PuzzleScores.Attempt(ANNA.id(), 7, "heap", PuzzleScores.Ending.SOLVED, 0, now, Optional.of(GUILD));
        scores.first(attempt, Rating.newcomer(now), PuzzleScores.Held::rating);
        scores.solvedOn(ANNA.id(), today);
        scores.result(ANNA.id(), 7);
        scores.met(ANNA.id());
        scores.solved(ANNA.id());
        scores.of(ANNA.id());
        scores.streak(ANNA.id());
        DailyPuzzles daily = host.database.dailyPuzzles();
        daily.due(now, 10);
        daily.latest(GUILD);
        daily.tally(GUILD, 7, now);
        daily.count(GUILD, new DailyPuzzles.Posted(today, 7, CHANNEL, new MessageId(5), 0), 1);
        daily.begin(GUILD, CHANNEL, now);
        daily.posted(GUILD, new DailyPuzzles.Posted(today, 7, CHANNEL, new MessageId(5), 0));
        daily.next(new DailyPuzzles.Due(GUILD, CHANNEL, now), now);
    }

    private static void useOpenings(TestHost host) {
        Match ended = host.play(host.begin("heap", ANNA, BERT), "take-2", "take-1");
        host.database.openings().read(10);
        host.moderation.annul(ended.id(), MODERATOR, GUILD);
        host.database.openings().read(10);
        host.database
                .openings()
                .at(OpeningLine.of(ended.game()).moves().getFirst().position());
    }

    private static void useMessages(TestHost host, MatchId match) {
        var board = new PostedMessage(CHANNEL, new MessageId(5));
        PostedMessages messages = host.database.messages();
        messages.post(match, PostedMessages.Kind.BOARD, board, host.clock.instant());
        messages.live(match, PostedMessages.Kind.BOARD);
        messages.latest(match, PostedMessages.Kind.BOARD);
        messages.outdate(board, host.clock.instant());
        messages.outdate(match, board, host.clock.instant());
        messages.outdated(host.clock.instant(), 10);
        messages.postpone(board, host.clock.instant());
        messages.forget(board);
    }

    /** A match that is judged, one that is declared void later, lists that are read and a rating that lapses. */
    private static void useRatings(TestHost host) {
        var ladder = new Ladder("heap", Pool.PEOPLE);
        var ratings = host.database.ratings();
        var standings = host.database.standings();
        for (int i = 0; i < Judge.MOST_A_DAY * 8; i++) {
            host.clock.advance(Duration.ofHours(8));
            Match match = host.play(host.begin("heap", ANNA, BERT), "take-2", "take-1");
            host.ratings.of(match.id());
            host.moderation.annul(match.id(), TestHost.MODERATOR, GUILD);
            host.ratings.of(match.id());
            host.play(host.begin(i % 2 == 0 ? "heap" : "heap(end=draw)", ANNA, BERT), "take-2", "take-1");
            host.ratings.of(BERT.id());
        }
        standings.size(new Scope.Everywhere(), ladder);
        assertThat(standings.rows(new Scope.Server(GUILD), ladder, 0, 10)).isNotEmpty();
        assertThat(standings.placeOf(new Scope.Everywhere(), ladder, BERT.id())).isPresent();
        for (Standings.Contest contest : Standings.Contest.values()) {
            standings.best(contest, new Scope.Server(GUILD), ladder, Instant.EPOCH, BERT.id(), 10);
        }
        ratings.changes(BERT.id(), ladder);
        ratings.relist(BERT.id());
        host.database.histories().of(ANNA.id());
        host.database.histories().latest(ANNA.id(), "1", 25);
        host.database.histories().finished(ANNA.id(), "heap");
        host.database.challenges().openOf(BERT.id());
        host.database.traces().of(BERT.id());
        assertThat(host.database.traces().erase(CARL.id(), Set.of(), host.clock.instant()))
                .isPresent();
        host.clock.advance(Duration.ofDays(2000));
        assertThat(host.ratings.page(new Scope.Everywhere(), ladder, 0, 10).rows())
                .isNotEmpty()
                .allMatch(row -> row.rating().provisional());
    }
}
