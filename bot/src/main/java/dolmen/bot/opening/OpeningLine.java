package dolmen.bot.opening;

import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.board.Key;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.GameRecord;
import dolmen.rules.play.Standing;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * How a match was opened: its first moves, without those that were taken back.
 *
 * @param moves in order; none where not everybody has played, where moves were brought along from elsewhere, and in
 *     games with secrets
 */
public record OpeningLine(List<OpeningMove> moves) {
    /** So many plies are an opening: twelve turns of two players who make one move each. */
    public static final int PLIES = 24;

    public OpeningLine {
        moves = List.copyOf(moves);
    }

    /** The opening of that game, over or not. */
    public static OpeningLine of(HostedGame<?> game) {
        if (!game.playedByAll()) {
            return new OpeningLine(List.of());
        }
        GameRecord record = game.record();
        List<Optional<HostAct>> acts =
                record.moves().stream().map(HostAct::read).toList();
        Deque<PlacedMove> line = new ArrayDeque<>();
        for (int entry = 0; entry < acts.size(); entry++) {
            Standing<?> before = game.after(entry).standing();
            takeBackTo(before.position().ply(), line);
            if (acts.get(entry).isEmpty()
                    && before.position().turn() instanceof Turn.ToMove(Seat mover)
                    && before.position() instanceof OpenPosition<?> open) {
                String move = record.moves().get(entry);
                line.addLast(new PlacedMove(open.ply(), new OpeningMove(key(record.variant(), open), move, mover)));
            }
        }
        takeBackTo(game.standing().position().ply(), line);
        return new OpeningLine(line.stream()
                .filter(placed -> placed.ply() < PLIES)
                .map(PlacedMove::move)
                .toList());
    }

    private record PlacedMove(int ply, OpeningMove move) {}

    /** Where the game is back at an earlier ply, what came after it counts no longer. */
    private static void takeBackTo(int ply, Deque<PlacedMove> line) {
        while (!line.isEmpty() && line.getLast().ply() >= ply) {
            line.removeLast();
        }
    }

    /** What the position is stored under: the same however many plies led there, and other in every variant. */
    public static long key(Variant variant, OpenPosition<?> position) {
        return Key.and(Key.of(variant.text().hashCode()), position.key());
    }

    /** What became of whoever made the move. */
    public static Fate fate(OpeningMove move, Conclusion.Ranked conclusion) {
        return Fate.of(move.mover(), conclusion);
    }
}
