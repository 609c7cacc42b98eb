package dolmen.bot.match;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.id.SeatNames;
import dolmen.bot.id.Venue;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TypedTurn;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The use cases of a live match for its players. Safe for use by many threads; of two concurrent acts on one ply, one
 * succeeds and the other is refused.
 */
public final class MatchService {
    private final MatchRepository repository;
    private final LiveMatches liveMatches;
    private final Ledger ledger;
    private final Players players;

    /** @param players the names by which typed texts call players */
    public MatchService(MatchRepository repository, LiveMatches liveMatches, Ledger ledger, Players players) {
        this.repository = repository;
        this.liveMatches = liveMatches;
        this.ledger = ledger;
        this.players = players;
    }

    /**
     * Plays a typed turn.
     *
     * @param ply the number of plies that the person has seen
     */
    public PlayResult play(MatchId id, PlayerId by, int ply, String typed) {
        return act(
                id,
                match -> Objections.toPlay(match, by, ply),
                match -> playTyped(match, match.seatOf(by).orElseThrow(), typed));
    }

    /**
     * Reads a typed turn that the person could play now. Nothing is changed.
     *
     * @param ply the number of plies that the person has seen
     */
    public Interpretation read(MatchId id, PlayerId by, int ply, String typed) {
        return latest(id, match -> Objections.toPlay(match, by, ply))
                .map(latest -> latest.objection()
                        .<Interpretation>map(Interpretation.Refused::new)
                        .orElseGet(() -> readTyped(
                                latest.match(), latest.match().seatOf(by).orElseThrow(), typed)))
                .orElseGet(() -> new Interpretation.Refused(new MatchRefusal.NoMatch()));
    }

    private Interpretation readTyped(Match match, Seat seat, String typed) {
        TypedTurn what = typed(match, seat, typed);
        return what instanceof TypedTurn.Played(HostedGame<?> game)
                ? new Interpretation.Understood(
                        match,
                        game.record()
                                .moves()
                                .subList(match.ply(), game.record().moves().size()))
                : new Interpretation.Refused(TypedRefusal.of(match, typed, what));
    }

    /** Reads players' names as their seats if the text alone is not a move. */
    private TypedTurn typed(Match match, Seat seat, String typed) {
        String text = withoutOwnNumber(match.id(), typed);
        TypedTurn what = match.game().playTyped(seat, text);
        if (what instanceof TypedTurn.Played) {
            return what;
        }
        String numbered = withSeats(match, text);
        TypedTurn named = numbered.equals(text) ? what : match.game().playTyped(seat, numbered);
        return named instanceof TypedTurn.Played || named instanceof TypedTurn.Ambiguous ? named : what;
    }

    private String withSeats(Match match, String typed) {
        Map<PlayerId, String> known =
                players.names(match.players(), Optional.of(match.venue().guild()));
        var mentions = new SeatNames(match.players().stream()
                .map(player -> "<@%s>".formatted(player))
                .toList());
        return new SeatNames(match.players().stream()
                        .map(player -> known.getOrDefault(player, ""))
                        .toList())
                .seatsIn(mentions.seatsIn(typed.replace("<@!", "<@")));
    }

    /**
     * Resigns for the person, also out of turn.
     *
     * @param ply the number of plies that the person has seen
     */
    public PlayResult resign(MatchId id, PlayerId by, int ply) {
        return act(
                id,
                match -> Objections.toResign(match, by, ply),
                match -> ledger.enter(
                        match,
                        match.game()
                                .act(new HostAct.Resignation(match.seatOf(by).orElseThrow()))));
    }

    /** Moves the match from an unusable thread to the channel of its challenge. */
    public Match leaveThread(Match match) {
        return moved(match, match.venue().withoutThread());
    }

    /** Moves the match into a thread of its own that is not on the message of its challenge. */
    public Match enterThread(Match match, ChannelId thread) {
        return moved(match, match.venue().in(thread));
    }

    /** The match as given, at its current place. */
    public Match whereItIs(Match match) {
        return liveMatches
                .find(match.id())
                .map(Match::venue)
                .filter(venue -> !venue.equals(match.venue()))
                .map(match::at)
                .orElse(match);
    }

    private Match moved(Match match, Venue venue) {
        Match moved = match.at(venue);
        repository.relocate(moved.id(), moved.venue());
        liveMatches.forget(moved.id());
        return moved;
    }

    /** Storing detects a change by another process; a refusal must be checked against the store first. */
    private PlayResult act(
            MatchId id, Function<Match, Optional<Refusal>> objection, Function<Match, PlayResult> action) {
        return latest(id, objection)
                .map(latest -> latest.objection()
                        .map(MatchService::refused)
                        .orElseGet(() -> explained(action.apply(latest.match()), objection)))
                .orElseGet(() -> refused(new MatchRefusal.NoMatch()));
    }

    private record Latest(Match match, Optional<Refusal> objection) {}

    /** The cached match, or if there is an objection, the stored one. */
    private Optional<Latest> latest(MatchId id, Function<Match, Optional<Refusal>> objection) {
        return liveMatches
                .known(id)
                .map(match -> new Latest(match, objection.apply(match)))
                .filter(latest -> latest.objection().isEmpty())
                .or(() -> liveMatches.find(id).map(match -> new Latest(match, objection.apply(match))));
    }

    /** Refuses the later of two concurrent acts with the objection that the earlier one has caused. */
    private static PlayResult explained(PlayResult result, Function<Match, Optional<Refusal>> objection) {
        return result instanceof PlayResult.Refused(MatchRefusal.Stale(Match now))
                ? objection.apply(now).map(MatchService::refused).orElse(result)
                : result;
    }

    private PlayResult playTyped(Match match, Seat seat, String typed) {
        TypedTurn what = typed(match, seat, typed);
        return what instanceof TypedTurn.Played(HostedGame<?> game)
                ? objection(match, seat, game).map(MatchService::refused).orElseGet(() -> ledger.enter(match, game))
                : refused(TypedRefusal.of(match, typed, what));
    }

    /** Refuses a move in practice if the computer's answer would reveal a good move for another match. */
    private Optional<Refusal> objection(Match match, Seat seat, HostedGame<?> after) {
        return match.practice()
                ? liveMatches.underWay(match.player(seat), after).map(found -> found)
                : Optional.empty();
    }

    /** The text without the match's own number in front, as in {@code #12 a1-a3}. */
    private static String withoutOwnNumber(MatchId id, String typed) {
        return typed.replaceFirst("^\\s*#%s(?![0-9])[\\s:.,]*(?=\\S)".formatted(id), "");
    }

    private static PlayResult refused(Refusal refusal) {
        return new PlayResult.Refused(refusal);
    }
}
