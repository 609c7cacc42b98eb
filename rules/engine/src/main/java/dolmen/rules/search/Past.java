package dolmen.rules.search;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Position;
import dolmen.rules.host.HostedGame;
import java.util.List;
import java.util.stream.Stream;

/**
 * The part of a position's past that the host's rules need: they end a game in which a position returns too often, or
 * there is no progress for too long.
 *
 * @param keys the {@link dolmen.rules.OpenPosition#key keys} of the positions since the last progress, the earliest
 *     first, without the current one
 * @param patience the number of plies that a game may go on without progress; {@link Integer#MAX_VALUE} for no limit
 */
public record Past(List<Long> keys, int patience) {

    /** The past of a game that has just started, without limits by the host. */
    public static final Past NONE = new Past(List.of(), Integer.MAX_VALUE);

    /** The past at the start of a game. */
    public static Past before(Game<?> game, Position<?> start) {
        return new Past(
                List.of(),
                game.patience().map(patience -> patience.plies(start.seats())).orElse(Integer.MAX_VALUE));
    }

    /** The past after a move in the position that this past led to. */
    public <M extends Move> Past then(Position<M> position, M move) {
        return position instanceof OpenPosition<M> open && !open.progress(move)
                ? new Past(Stream.concat(keys.stream(), Stream.of(open.key())).toList(), patience)
                : new Past(List.of(), patience);
    }

    /** The past of a hosted game. */
    static Past of(HostedGame<?> game) {
        int seats = game.standing().position().seats();
        return new Past(
                game.quietPositions().stream().flatMap(Past::key).toList(),
                game.standing()
                        .game()
                        .patience()
                        .map(patience -> patience.plies(seats))
                        .orElse(Integer.MAX_VALUE));
    }

    private static Stream<Long> key(Position<?> position) {
        return position instanceof OpenPosition<?> open ? Stream.of(open.key()) : Stream.empty();
    }

    public Past {
        keys = List.copyOf(keys);
    }
}
