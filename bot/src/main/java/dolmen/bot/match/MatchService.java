package dolmen.bot.match;

import dolmen.rules.Move;
import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import dolmen.rules.Standing;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The use cases of a match in play: what its players do to it. Safe for use by many threads; of two who act on the same
 * ply at once, one is served and the other refused.
 */
public final class MatchService {
    private final MatchRepository repository;
    private final LiveMatches liveMatches;
    private final InstantSource clock;
    private final Runnable noticesOwed;

    /** @param noticesOwed called after every change, when its notices are stored; returns at once */
    public MatchService(
            MatchRepository repository, LiveMatches liveMatches, InstantSource clock, Runnable noticesOwed) {
        this.repository = repository;
        this.liveMatches = liveMatches;
        this.clock = clock;
        this.noticesOwed = noticesOwed;
    }

    /**
     * Plays what the person typed.
     *
     * @param ply the number of plies that the person has seen played
     */
    public PlayResult play(MatchId id, PlayerId by, int ply, String typed) {
        return act(
                id,
                match -> match.objectionToPlay(by, ply),
                match -> playTyped(match, match.standing(), match.seatOf(by).orElseThrow(), typed));
    }

    /**
     * Gives the match up for the person, also out of turn.
     *
     * @param ply the number of plies that the person has seen played
     */
    public PlayResult resign(MatchId id, PlayerId by, int ply) {
        return act(
                id,
                match -> match.objectionToResign(by, ply),
                match -> replace(match, match.resigned(match.seatOf(by).orElseThrow(), now(match))));
    }

    /** Moves the match out of a thread that it cannot have, into the channel of its challenge. */
    public Match leaveThread(Match match) {
        Match moved = match.at(match.venue().withoutThread());
        repository.relocate(moved.id(), moved.venue());
        liveMatches.changed(match);
        liveMatches.changed(moved);
        return moved;
    }

    private PlayResult act(
            MatchId id, Function<Match, Optional<Refusal>> objection, Function<Match, PlayResult> action) {
        Match match = repository.find(id).orElse(null);
        if (match == null) {
            return refused(new Refusal.NoMatch());
        }
        return objection.apply(match).map(MatchService::refused).orElseGet(() -> action.apply(match));
    }

    private <M extends Move> PlayResult playTyped(Match match, Standing<M> standing, Seat seat, String typed) {
        var notation = standing.game().notation();
        return switch (standing.parse(seat, typed)) {
            case Parsed.Ok<M>(M move) ->
                replace(match, match.after(notation.write(move), standing.play(move), now(match)));
            case Parsed.Malformed<M>(String why) -> refused(new Refusal.NotAMove(match, typed, why));
            case Parsed.Illegal<M>(String why, List<M> nearest) ->
                refused(new Refusal.IllegalMove(
                        match, typed, why, nearest.stream().map(notation::write).toList()));
            case Parsed.Ambiguous<M>(List<M> candidates) ->
                refused(new Refusal.AmbiguousMove(
                        match, typed, candidates.stream().map(notation::write).toList()));
        };
    }

    private PlayResult replace(Match before, Match after) {
        boolean stored = repository.replace(before, after, List.of(Notice.of(after)));
        liveMatches.changed(before);
        if (!stored) {
            return refused(new Refusal.Stale(repository.find(before.id()).orElse(before)));
        }
        noticesOwed.run();
        return new PlayResult.Played(after);
    }

    /** Never earlier than the last change, whatever the clock of the machine does. */
    private Instant now(Match match) {
        Instant now = clock.instant();
        return now.isBefore(match.changedAt()) ? match.changedAt() : now;
    }

    private static PlayResult refused(Refusal refusal) {
        return new PlayResult.Refused(refusal);
    }
}
