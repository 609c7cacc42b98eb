package dolmen.bot.tournament;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeRepository;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.survival.Pass;
import dolmen.bot.tournament.HostedTournament.Stage;
import dolmen.bot.tournament.TournamentRepository.DueTournament;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Begins tournaments at their time, enters the results of their matches, pairs their rounds, and keeps their messages
 * up to date.
 *
 * <p>For one thread at a time.
 */
public final class TournamentWorker {
    private static final Logger log = LoggerFactory.getLogger(TournamentWorker.class);
    private static final int BATCH = 50;
    private static final Duration PAUSE = Duration.ofMinutes(1);

    private final TournamentRepository tournaments;
    private final ChallengeRepository challenges;
    private final LiveMatches matches;
    private final Seeding seeding;
    private final TournamentAnnouncer announcer;
    private final InstantSource clock;

    public TournamentWorker(
            TournamentRepository tournaments,
            ChallengeRepository challenges,
            LiveMatches matches,
            Seeding seeding,
            TournamentAnnouncer announcer,
            InstantSource clock) {
        this.tournaments = tournaments;
        this.challenges = challenges;
        this.matches = matches;
        this.seeding = seeding;
        this.announcer = announcer;
        this.clock = clock;
    }

    /** Attends to every due tournament once; a failure does not delay the others. */
    public void attendDue() {
        var pass = new Pass(log);
        tournaments
                .due(clock.instant(), BATCH)
                .forEach(due -> pass.attend(
                        "Tournament " + due.id(),
                        () -> attend(due),
                        failure -> tournaments.next(
                                due, Optional.of(clock.instant().plus(PAUSE)))));
        pass.end();
    }

    /** Moves the tournament on, or shows it; one that has changed is due again at once, and shown then. */
    private void attend(DueTournament due) {
        HostedTournament before = tournaments.find(due.id()).orElseThrow();
        if (moved(before).equals(before)) {
            show(due, before);
        }
    }

    private void show(DueTournament due, HostedTournament now) {
        switch (announcer.show(now, due.message())) {
            case TournamentAnnouncer.Posting.Written(var message) -> {
                if (!due.message().equals(Optional.of(message))) {
                    tournaments.posted(due.id(), message);
                }
                tournaments.next(due, nextLook(now));
            }
            case TournamentAnnouncer.Posting.Later(var at, String why) -> {
                log.debug("Could not show tournament {} yet: {}", due.id(), why);
                tournaments.next(
                        due, Optional.of(at.orElseGet(() -> clock.instant().plus(PAUSE))));
            }
            case TournamentAnnouncer.Posting.Gone(String why) -> {
                log.info("Calling off tournament {}: {}", due.id(), why);
                tournaments.change(due.id(), clock.instant(), gone -> gone.live() ? gone.at(Stage.CALLED_OFF) : gone);
                tournaments.next(due, Optional.empty());
            }
        }
    }

    private Optional<Instant> nextLook(HostedTournament tournament) {
        return tournament.stage() == Stage.OPEN ? Optional.of(tournament.terms().beginsAt()) : Optional.empty();
    }

    private HostedTournament moved(HostedTournament before) {
        return switch (before.stage()) {
            case OPEN -> clock.instant().isBefore(before.terms().beginsAt()) ? before : replaced(before, begun(before));
            case RUNNING -> replaced(before, before.advanced(results(before)));
            case ENDED, CALLED_OFF -> before;
        };
    }

    /** The tournament after its start, or called off if nobody has joined. */
    private HostedTournament begun(HostedTournament before) {
        return before.participants().isEmpty()
                ? before.at(Stage.CALLED_OFF)
                : before.begunBy(seeding.of(before)).advanced(Map.of());
    }

    /** Stores the next state, unless the tournament has changed meanwhile: it is due again then. */
    private HostedTournament replaced(HostedTournament before, HostedTournament after) {
        return tournaments
                .change(before.id(), clock.instant(), now -> now.equals(before) ? after : now)
                .orElseThrow();
    }

    /** The results of matches that have ended, by the index of their pairing. */
    private Map<Integer, Result> results(HostedTournament tournament) {
        var results = new HashMap<Integer, Result>();
        List<HostedPairing> pairings = tournament.pairings();
        for (int index = 0; index < pairings.size(); index++) {
            HostedPairing hosted = pairings.get(index);
            Optional<Result> result =
                    hosted.open().isPresent() ? hosted.challenge().flatMap(this::result) : Optional.empty();
            int place = index;
            result.ifPresent(known -> results.put(place, known));
        }
        return results;
    }

    private Optional<Result> result(ChallengeId id) {
        Challenge challenge = challenges.find(id).orElseThrow();
        return switch (challenge.answer()) {
            case Challenge.Answer.Open open -> Optional.empty();
            case Challenge.Answer.Accepted accepted -> matches.begunBy(id).flatMap(TournamentWorker::result);
            case Challenge.Answer.Declined declined -> Optional.of(Result.DRAW);
            case Challenge.Answer.Withdrawn withdrawn -> Optional.of(Result.DRAW);
            case Challenge.Answer.Expired expired -> Optional.of(Result.DRAW);
        };
    }

    /**
     * The result of a match. A player who gave up before the first move has not shown up. A match without a result is a
     * forfeit of the player who called it off, and a draw if neither did.
     */
    static Optional<Result> result(Match match) {
        return match.conclusion().map(conclusion -> switch (conclusion) {
            case Conclusion.Annulled(HostAct.Aborted(Seat by)) ->
                Result.forfeit(by.equals(Seat.FIRST), !by.equals(Seat.FIRST));
            case Conclusion.Annulled(HostAct.Voided voided) -> Result.DRAW;
            case Conclusion.Annulled(HostAct.Abandoned abandoned) -> Result.DRAW;
            case Conclusion.Ranked ranked -> ranked(ranked, match.game().playedByAll());
        });
    }

    private static Result ranked(Conclusion.Ranked ranked, boolean isPlayed) {
        if (ranked.drawn()) {
            return Result.DRAW;
        }
        boolean isWon = ranked.ranking().getFirst().contains(Seat.FIRST);
        if (!isPlayed) {
            return Result.forfeit(!isWon, isWon);
        }
        return isWon ? Result.WHITE_WINS : Result.BLACK_WINS;
    }
}
