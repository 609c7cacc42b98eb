package dolmen.bot.tournament;

import dolmen.bot.id.TournamentId;
import dolmen.bot.match.notice.Lanes;
import dolmen.bot.match.notice.Rounds;
import dolmen.bot.survival.Pass;
import dolmen.bot.tournament.HostedTournament.Stage;
import dolmen.bot.tournament.TournamentRepository.DueTournament;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
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
    private static final Duration PAUSE = Duration.ofMinutes(1);

    /** The time after which a running tournament is looked at even if nothing has happened in it. */
    private static final Duration BETWEEN_LOOKS = Duration.ofHours(6);

    private final TournamentRepository tournaments;
    private final MatchResults results;
    private final Seeding seeding;
    private final TournamentAnnouncer announcer;
    private final Rounds<TournamentId, DueTournament> rounds;
    private final InstantSource clock;

    public TournamentWorker(
            TournamentRepository tournaments,
            MatchResults results,
            Seeding seeding,
            TournamentAnnouncer announcer,
            Lanes<TournamentId> lanes,
            InstantSource clock) {
        this.tournaments = tournaments;
        this.results = results;
        this.seeding = seeding;
        this.announcer = announcer;
        this.rounds = new Rounds<>(lanes, DueTournament::id, log);
        this.clock = clock;
    }

    /** Attends to every due tournament once; a slow or failing one does not delay the others. */
    public void attendDue() {
        Instant now = clock.instant();
        rounds.go(most -> tournaments.due(now, most), (due, pass) -> due.forEach(one -> attend(one, pass)));
    }

    private void attend(DueTournament due, Pass pass) {
        pass.attend(
                "Tournament " + due.id(),
                () -> attend(due),
                failure -> tournaments.next(due, Optional.of(clock.instant().plus(PAUSE))));
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
            case TournamentAnnouncer.Posting.Later(String why) -> {
                log.info("Could not show tournament {} yet: {}", due.id(), why);
                tournaments.next(due, Optional.of(clock.instant().plus(PAUSE)));
            }
            case TournamentAnnouncer.Posting.Gone(String why) -> {
                log.info("Calling off tournament {}: {}", due.id(), why);
                tournaments.change(due.id(), clock.instant(), gone -> gone.live() ? gone.at(Stage.CALLED_OFF) : gone);
                tournaments.next(due, Optional.empty());
            }
        }
    }

    private Optional<Instant> nextLook(HostedTournament tournament) {
        return switch (tournament.stage()) {
            case OPEN -> Optional.of(tournament.terms().beginsAt());
            case RUNNING -> Optional.of(clock.instant().plus(BETWEEN_LOOKS));
            case ENDED, CALLED_OFF -> Optional.empty();
        };
    }

    private HostedTournament moved(HostedTournament before) {
        return switch (before.stage()) {
            case OPEN -> clock.instant().isBefore(before.terms().beginsAt()) ? before : replaced(before, begun(before));
            case RUNNING -> replaced(before, before.advanced(results.of(before)));
            case ENDED, CALLED_OFF -> before;
        };
    }

    /** The tournament after its start, or called off if nobody has joined. */
    private HostedTournament begun(HostedTournament before) {
        return before.participants().isEmpty() ? before.at(Stage.CALLED_OFF) : seeding.begun(before);
    }

    /** Stores the next state, unless the tournament has changed meanwhile: it is due again then. */
    private HostedTournament replaced(HostedTournament before, HostedTournament after) {
        return tournaments
                .change(before.id(), clock.instant(), now -> now.equals(before) ? after : now)
                .orElseThrow();
    }
}
