package dolmen.bot.match;

import dolmen.rules.Move;
import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

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
        return onOwnTurn(id, by, ply, (match, seat) -> playTyped(match, match.standing(), seat, typed));
    }

    /**
     * Gives the match up for the person, also out of turn.
     *
     * @param ply the number of plies that the person has seen played
     */
    public PlayResult resign(MatchId id, PlayerId by, int ply) {
        return onOwnMatch(
                id,
                by,
                (match, seat) -> match.ply() == ply
                        ? replace(match, match.resigned(seat, now(match)))
                        : refused(new Refusal.Stale(match)));
    }

    private interface Action {
        PlayResult of(Match match, Seat seat);
    }

    private PlayResult onOwnTurn(MatchId id, PlayerId by, int ply, Action action) {
        return onOwnMatch(id, by, (match, seat) -> {
            if (match.ply() != ply) {
                return refused(new Refusal.Stale(match));
            }
            return match.toMove().equals(Optional.of(seat))
                    ? action.of(match, seat)
                    : refused(new Refusal.NotYourTurn(match));
        });
    }

    private PlayResult onOwnMatch(MatchId id, PlayerId by, Action action) {
        Match match = repository.find(id).orElse(null);
        if (match == null) {
            return refused(new Refusal.NoMatch());
        }
        if (!match.live()) {
            return refused(new Refusal.MatchOver(match));
        }
        Seat seat = match.seatOf(by).orElse(null);
        return seat == null ? refused(new Refusal.NotYourMatch(match)) : action.of(match, seat);
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
