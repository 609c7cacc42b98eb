package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.id.KeyedHash;
import dolmen.bot.id.PlayerId;
import dolmen.rules.puzzle.Puzzle;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;

/**
 * The stamps in the ids of components that lead to puzzles. They are keyed hashes and prove that the bot itself has led
 * a person to a place of a puzzle, so nobody can forge such an id. The key is derived from the bot's token. It is the
 * same after a restart and in every process, and is never stored. Safe for use by many threads.
 */
public final class PuzzleStamps {
    private static final String PURPOSE = "dolmen puzzles 1";

    /** Short enough for an id, and too long to guess. */
    private static final int BYTES = 8;

    private static final int FIELDS = 3;

    private static final PlayerId ANYBODY = new PlayerId(0);

    private final KeyedHash hash;

    /** @param token the bot's secret, not empty */
    public PuzzleStamps(String token) {
        var ofToken = new KeyedHash(token.getBytes(StandardCharsets.UTF_8));
        this.hash = new KeyedHash(ofToken.of(PURPOSE.getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * The stamp for a person who has found a number of plies of the solution: eleven letters, digits, hyphens and
     * underscores.
     */
    String of(Puzzle puzzle, PlayerId person, int found) {
        byte[] stamped = ByteBuffer.allocate(FIELDS * Long.BYTES)
                .putLong(puzzle.number())
                .putLong(person.value())
                .putLong(found)
                .array();
        return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(hash.of(stamped), BYTES));
    }

    /** The stamp for the start of the puzzle, the same for everybody. */
    String ofAll(Puzzle puzzle) {
        return of(puzzle, ANYBODY, 0);
    }

    /** The id of a button that opens the puzzle to everybody. */
    ComponentId opening(Puzzle puzzle) {
        return new ComponentId(Action.OPEN_PUZZLE, puzzle.number(), 0, List.of(ofAll(puzzle)));
    }

    /**
     * True if both stamps are equal. Takes constant time, so the duration does not reveal how much of them is equal.
     */
    static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
