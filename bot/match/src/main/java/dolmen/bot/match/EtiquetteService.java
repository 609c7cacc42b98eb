package dolmen.bot.match;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.notice.Notice;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * The use cases of a match besides moving: the players' requests, calling a match off, and pauses. Each act has the
 * number of plies that the person has seen, and is refused if the match has moved on. Safe for use by many threads; of
 * two concurrent acts, one succeeds and the other is refused.
 */
public final class EtiquetteService {
    private final LiveMatches matches;
    private final Ledger ledger;
    private final BiPredicate<Match, Request.Kind> computersAgree;

    /** @param computersAgree true if the computer players at the table agree to a person's request; returns at once */
    public EtiquetteService(LiveMatches matches, Ledger ledger, BiPredicate<Match, Request.Kind> computersAgree) {
        this.matches = matches;
        this.ledger = ledger;
        this.computersAgree = computersAgree;
    }

    /**
     * Makes a request to the other players; computer players answer at once. To repeat another player's request is to
     * agree to it.
     */
    public PlayResult ask(MatchId id, PlayerId by, int seen, Request.Kind kind) {
        return inPlay(id, by, match -> Objections.toTakePart(match, by, seen), (match, seat) -> {
            Optional<Request> before = match.request();
            if (before.filter(request -> request.stands()
                            && request.kind() == kind
                            && !request.by().equals(seat))
                    .isPresent()) {
                return agreed(match, before.orElseThrow(), seat);
            }
            Optional<Refusal> objection = objection(match, seat, kind);
            if (objection.isPresent()) {
                return refused(objection.get());
            }
            return asked(match, Request.of(kind, seat));
        });
    }

    private PlayResult asked(Match match, Request request) {
        List<Seat> computers = match.awaited(request).stream()
                .filter(PlayerId::computer)
                .flatMap(computer -> match.seatOf(computer).stream())
                .toList();
        if (!computers.isEmpty() && !computersAgree.test(match, request.kind())) {
            return refused(new RequestRefusal.ComputersDecline(match, request.kind()));
        }
        Request now = request;
        for (Seat computer : computers) {
            now = now.agreedBy(computer);
        }
        if (match.awaited(now).isEmpty()) {
            return done(match, now);
        }
        Match asked = match.with(Optional.of(now));
        return ledger.store(match, asked, List.of(asked.notice(Notice.Kind.REQUEST)));
    }

    private static Optional<Refusal> objection(Match match, Seat seat, Request.Kind kind) {
        if (match.request().filter(Request::stands).isPresent()) {
            return Optional.of(new RequestRefusal.RequestStands(match));
        }
        Optional<Request> before = match.request().filter(closed -> !closed.mayBeFollowedBy(seat, kind));
        if (before.isPresent()) {
            return Optional.of(
                    new RequestRefusal.AskedAlready(match, before.get().kind()));
        }
        return switch (kind) {
            case DRAW -> Optional.empty();
            case TAKE_BACK ->
                match.game().takeBack(seat).isPresent()
                        ? Optional.empty()
                        : Optional.of(new RequestRefusal.NothingToTakeBack(match));
            case PAUSE ->
                match.clock().limited() && !match.clock().stopped()
                        ? Optional.empty()
                        : Optional.of(new RequestRefusal.NoTimeToStop(match));
            case HINTS ->
                match.mayAllowHints() ? Optional.empty() : Optional.of(new RequestRefusal.NoHintsToAllow(match));
        };
    }

    /** Agrees to another player's request; it is granted when all have agreed. */
    public PlayResult agree(MatchId id, PlayerId by, int seen, Request.Kind kind) {
        return answer(
                id,
                by,
                seen,
                kind,
                (request, seat) ->
                        !request.by().equals(seat) && !request.agreed().contains(seat),
                this::agreed);
    }

    /** Declines another player's request, which closes it for everybody. */
    public PlayResult decline(MatchId id, PlayerId by, int seen, Request.Kind kind) {
        return answer(
                id,
                by,
                seen,
                kind,
                (request, seat) -> !request.by().equals(seat),
                (match, request, seat) -> close(match, request));
    }

    /** Withdraws the person's request. */
    public PlayResult withdraw(MatchId id, PlayerId by, int seen, Request.Kind kind) {
        return answer(
                id,
                by,
                seen,
                kind,
                (request, seat) -> request.by().equals(seat),
                (match, request, seat) -> close(match, request));
    }

    private PlayResult close(Match match, Request request) {
        return ledger.store(match, match.with(Optional.of(request.closed())), List.of());
    }

    private interface Answer {
        PlayResult to(Match match, Request request, Seat seat);
    }

    /**
     * Answers a request, which may be older than the last turn of its maker.
     *
     * @param mayAnswer true if the seat may answer in this way
     */
    private PlayResult answer(
            MatchId id, PlayerId by, int seen, Request.Kind kind, BiPredicate<Request, Seat> mayAnswer, Answer answer) {
        return inPlay(
                id,
                by,
                match -> Objections.toTakePart(match, by),
                (match, seat) -> match.request()
                        .filter(request -> request.stands() && request.kind() == kind && mayAnswer.test(request, seat))
                        .filter(request -> match.mayHaveBeenAsked(request, seen))
                        .map(request -> answer.to(match, request, seat))
                        .orElseGet(() -> refused(new RequestRefusal.NothingAsked(match))));
    }

    private PlayResult agreed(Match match, Request request, Seat seat) {
        Request now = request.agreedBy(seat);
        return match.awaited(now).isEmpty()
                ? done(match, request)
                : ledger.store(match, match.with(Optional.of(now)), List.of());
    }

    private PlayResult done(Match match, Request request) {
        HostedGame<?> game = match.game();
        return switch (request.kind()) {
            case DRAW -> ledger.enter(match, game.act(new HostAct.AgreedDraw()));
            case TAKE_BACK ->
                game.takeBack(request.by())
                        .map(entries -> ledger.enter(match, game.act(new HostAct.TakeBack(entries))))
                        .orElseGet(() -> refused(new RequestRefusal.NothingToTakeBack(match)));
            case PAUSE -> ledger.stopClock(match);
            case HINTS -> ledger.allowHints(match);
        };
    }

    /** Ends a pause; any player in play may do so. */
    public PlayResult resume(MatchId id, PlayerId by, int seen) {
        return inPlay(
                id,
                by,
                match -> Objections.toTakePart(match, by, seen),
                (match, seat) -> match.clock().stopped()
                        ? ledger.resumeClock(match)
                        : refused(new RequestRefusal.NotPaused(match)));
    }

    /** Calls the match off at its beginning, so that it has no result. */
    public PlayResult abort(MatchId id, PlayerId by, int seen) {
        return inPlay(
                id,
                by,
                match -> Objections.toCallOff(match, by, seen),
                (match, seat) -> ledger.enter(match, match.game().act(new HostAct.Aborted(seat))));
    }

    private PlayResult inPlay(
            MatchId id,
            PlayerId by,
            Function<Match, Optional<Refusal>> objection,
            BiFunction<Match, Seat, PlayResult> action) {
        return matches.find(id)
                .map(match -> objection
                        .apply(match)
                        .map(EtiquetteService::refused)
                        .orElseGet(() -> action.apply(match, match.seatOf(by).orElseThrow())))
                .orElseGet(() -> refused(new MatchRefusal.NoMatch()));
    }

    private static PlayResult refused(Refusal refusal) {
        return new PlayResult.Refused(refusal);
    }
}
