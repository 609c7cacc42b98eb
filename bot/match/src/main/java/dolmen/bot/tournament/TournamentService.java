package dolmen.bot.tournament;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.TournamentId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchService;
import dolmen.bot.match.challenge.BlockLists;
import dolmen.bot.match.time.Pace;
import dolmen.bot.pairing.event.Result;
import dolmen.rules.GameRegistry;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The use cases of tournaments: announcing, joining, leaving, beginning and calling off. Safe for use by many threads.
 */
public final class TournamentService {
    /** The maximum number of live tournaments on a server. */
    static final int MOST_ON_A_SERVER = 5;

    /** The maximum number of a person's live tournaments on a server. */
    static final int MOST_OF_A_PERSON = 2;

    private static final int ATTEMPTS = 5;

    private final TournamentRepository repository;
    private final GameRegistry games;
    private final BlockLists blocks;
    private final LiveMatches liveMatches;
    private final MatchService matches;
    private final MatchResults results;
    private final Seeding seeding;
    private final InstantSource clock;

    public TournamentService(
            TournamentRepository repository,
            GameRegistry games,
            BlockLists blocks,
            LiveMatches liveMatches,
            MatchService matches,
            MatchResults results,
            Seeding seeding,
            InstantSource clock) {
        this.repository = repository;
        this.games = games;
        this.blocks = blocks;
        this.liveMatches = liveMatches;
        this.matches = matches;
        this.results = results;
        this.seeding = seeding;
        this.clock = clock;
    }

    /** The tournament with the number. */
    public Optional<HostedTournament> find(TournamentId id) {
        return repository.find(id);
    }

    /** The tournaments of the server that have not begun, the earliest first. */
    public List<HostedTournament> openOn(GuildId server) {
        return repository.liveOn(server).stream()
                .filter(tournament -> tournament.stage() == HostedTournament.Stage.OPEN)
                .toList();
    }

    /** Announces a tournament, in which the organiser takes part. */
    public TournamentResult announce(TournamentTerms terms) {
        if (games.game(terms.variant().game()).start(terms.variant()).seats() != 2) {
            return new TournamentResult.Refused(new TournamentRefusal.NotForTwo(terms.variant()));
        }
        if (terms.time().pace() instanceof Pace.Unlimited) {
            return new TournamentResult.Refused(new TournamentRefusal.NoTimeLimit());
        }
        return repository.add(terms, live -> tooMany(terms.organiser(), live));
    }

    private static Optional<TournamentRefusal> tooMany(PlayerId organiser, List<HostedTournament> live) {
        long own = live.stream()
                .filter(tournament -> tournament.terms().organiser().equals(organiser))
                .count();
        if (own >= MOST_OF_A_PERSON) {
            return Optional.of(new TournamentRefusal.TooManyOfYours(MOST_OF_A_PERSON));
        }
        return live.size() < MOST_ON_A_SERVER
                ? Optional.empty()
                : Optional.of(new TournamentRefusal.TooManyHere(MOST_ON_A_SERVER));
    }

    /**
     * Adds the person to a tournament that has not begun. Blocks are checked before and again afterwards, for a
     * concurrent one.
     */
    public TournamentResult join(TournamentId id, PlayerId person) {
        boolean isBarred = repository
                .find(id)
                .filter(tournament -> !tournament.has(person) && !isWelcome(tournament, person))
                .isPresent();
        if (isBarred) {
            return new TournamentResult.Refused(new TournamentRefusal.NotAvailable());
        }
        TournamentResult result =
                change(id, tournament -> objectionToJoin(tournament, person), before -> before.joinedBy(person));
        if (result instanceof TournamentResult.Done(HostedTournament joined) && !isWelcome(joined, person)) {
            leave(id, person);
            return new TournamentResult.Refused(new TournamentRefusal.NotAvailable());
        }
        return result;
    }

    private static Optional<TournamentRefusal> objectionToJoin(HostedTournament tournament, PlayerId person) {
        if (tournament.has(person)) {
            return Optional.of(new TournamentRefusal.AlreadyIn());
        }
        if (tournament.stage() != HostedTournament.Stage.OPEN) {
            return Optional.of(new TournamentRefusal.NotOpen());
        }
        int most = tournament.terms().kind().most();
        return objectionUnless(tournament.participants().size() < most, new TournamentRefusal.Full(most));
    }

    private boolean isWelcome(HostedTournament tournament, PlayerId person) {
        List<PlayerId> others = tournament.players();
        return blocks.unavailable(others, person).isEmpty() && Collections.disjoint(blocks.of(person), others);
    }

    /** Removes the person; after the start the person's live match is resigned, and other matches are forfeited. */
    public TournamentResult leave(TournamentId id, PlayerId person) {
        repository
                .find(id)
                .filter(tournament -> tournament.has(person))
                .ifPresent(tournament -> resignAll(tournament, person));
        Map<Integer, Result> ended = repository.find(id).map(results::of).orElse(Map.of());
        TournamentResult result = change(
                id,
                tournament -> tournament.live()
                        ? objectionUnless(tournament.has(person), new TournamentRefusal.NotIn())
                        : Optional.of(new TournamentRefusal.Over()),
                before -> before.leftBy(person).entered(ended));
        if (result instanceof TournamentResult.Done(HostedTournament left)) {
            resignAll(left, person);
        }
        return result;
    }

    private void resignAll(HostedTournament tournament, PlayerId person) {
        tournament.pairings().stream()
                .flatMap(hosted -> hosted.challenge().flatMap(liveMatches::begunBy).stream())
                .filter(match -> match.live() && match.seatOf(person).isPresent())
                .forEach(match -> resign(match, person));
    }

    /** Resigns the match, and tries again if its opponent moves meanwhile. */
    private void resign(Match match, PlayerId person) {
        Match now = match;
        for (int attempts = 0; attempts < ATTEMPTS && now.live(); attempts++) {
            matches.resign(now.id(), person, now.ply());
            now = liveMatches.find(match.id()).orElseThrow();
        }
    }

    /**
     * Begins the tournament at the request of its organiser, before it would begin by itself. Tries again if somebody
     * joins or leaves meanwhile.
     *
     * @param moderates true if the person is a moderator of the server
     */
    public TournamentResult begin(TournamentId id, PlayerId by, boolean moderates) {
        HostedTournament before = repository.find(id).orElse(null);
        if (before == null) {
            return new TournamentResult.Refused(new TournamentRefusal.NoTournament());
        }
        boolean isRefused = objectionToBegin(before, by, moderates).isPresent();
        HostedTournament begun = isRefused ? before : seeding.begun(before);
        TournamentResult result = change(
                id,
                tournament -> objectionToBegin(tournament, by, moderates),
                tournament -> tournament.equals(before) ? begun : tournament);
        boolean isToRepeat = result instanceof TournamentResult.Done(HostedTournament after)
                && after.stage() == HostedTournament.Stage.OPEN;
        return isToRepeat ? begin(id, by, moderates) : result;
    }

    private static Optional<TournamentRefusal> objectionToBegin(
            HostedTournament tournament, PlayerId by, boolean moderates) {
        if (tournament.stage() != HostedTournament.Stage.OPEN) {
            return Optional.of(new TournamentRefusal.NotOpen());
        }
        return mayDirect(tournament, by, moderates)
                .or(() -> objectionUnless(!tournament.participants().isEmpty(), new TournamentRefusal.Nobody()));
    }

    /** Calls the tournament off at the request of its organiser; matches that have begun go on. */
    public TournamentResult callOff(TournamentId id, PlayerId by, boolean moderates) {
        return change(
                id,
                tournament -> tournament.live()
                        ? mayDirect(tournament, by, moderates)
                        : Optional.of(new TournamentRefusal.Over()),
                tournament -> tournament.at(HostedTournament.Stage.CALLED_OFF));
    }

    private static Optional<TournamentRefusal> mayDirect(HostedTournament tournament, PlayerId by, boolean moderates) {
        return objectionUnless(
                moderates || tournament.terms().organiser().equals(by), new TournamentRefusal.NotOrganiser());
    }

    private static Optional<TournamentRefusal> objectionUnless(boolean fulfilled, TournamentRefusal otherwise) {
        return fulfilled ? Optional.empty() : Optional.of(otherwise);
    }

    private TournamentResult change(
            TournamentId id,
            Function<HostedTournament, Optional<TournamentRefusal>> objection,
            UnaryOperator<HostedTournament> change) {
        Instant now = clock.instant();
        var refused = new AtomicReference<Optional<TournamentRefusal>>(Optional.empty());
        Optional<HostedTournament> after = repository.change(id, now, before -> {
            refused.set(objection.apply(before));
            return refused.get().isPresent() ? before : change.apply(before);
        });
        return refused.get()
                .or(() -> after.isPresent() ? Optional.empty() : Optional.of(new TournamentRefusal.NoTournament()))
                .<TournamentResult>map(TournamentResult.Refused::new)
                .orElseGet(() -> new TournamentResult.Done(after.orElseThrow()));
    }
}
