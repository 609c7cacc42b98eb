package dolmen.bot.opening;

import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.board.Key;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The opening of a match: its first moves, without those that were taken back.
 *
 * @param moves the moves in order; empty if somebody has not played, if moves were imported, or in games with secrets
 */
public record OpeningLine(List<OpeningMove> moves) {
    /** The length of an opening in plies: twelve turns of two players who make one move each. */
    public static final int PLIES = 24;

    public OpeningLine {
        moves = List.copyOf(moves);
    }

    /** The opening of a finished or unfinished game. */
    public static OpeningLine of(HostedGame<?> game) {
        if (!game.playedByAll()) {
            return new OpeningLine(List.of());
        }
        List<String> entries = game.record().moves();
        Deque<OpeningMove> line = new ArrayDeque<>();
        HostedGame<?> at = game;
        while (at.entries() > 0) {
            String entry = entries.get(at.entries() - 1);
            Optional<HostAct> act = HostAct.read(entry);
            at = at.after(act.orElse(null) instanceof HostAct.TakeBack(int kept) ? kept : at.entries() - 1);
            if (act.isEmpty()
                    && at.standing().position().ply() < PLIES
                    && at.standing().position().turn() instanceof Turn.ToMove(Seat mover)
                    && at.standing().position() instanceof OpenPosition<?> open) {
                line.addFirst(new OpeningMove(key(game.variant(), open), entry, mover));
            }
        }
        return new OpeningLine(List.copyOf(line));
    }

    /** The key of a position in the store. It depends on the variant, but not on the number of plies before. */
    public static long key(Variant variant, OpenPosition<?> position) {
        return Key.and(Key.of(variant.text().hashCode()), position.key());
    }

    /** The result for the player of the move. */
    public static PlayerResult fate(OpeningMove move, Conclusion.Ranked conclusion) {
        return PlayerResult.of(move.mover(), conclusion);
    }
}
