package dolmen.rules.search;

import java.util.List;

/**
 * What led to a position, as far as the rules of the host ask: they end a game in which a position returns too often,
 * or nothing is taken for too long.
 *
 * @param keys the {@link dolmen.rules.OpenPosition#key keys} of the positions since the last progress, the earliest
 *     first and the present one left out
 * @param patience how many plies a game may go on without progress; {@link Integer#MAX_VALUE} for ever
 */
public record Past(List<Long> keys, int patience) {

    /** The past of a game that has just begun and has no end but its own. */
    public static final Past NONE = new Past(List.of(), Integer.MAX_VALUE);

    public Past {
        keys = List.copyOf(keys);
    }
}
