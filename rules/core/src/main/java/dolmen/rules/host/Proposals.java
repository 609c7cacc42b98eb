package dolmen.rules.host;

import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.View;
import dolmen.rules.Viewer;
import dolmen.rules.host.Prospect.Fate;
import dolmen.rules.host.Prospect.Worth;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import dolmen.rules.typed.EditDistance;
import dolmen.rules.typed.PlainText;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The legal moves of the seat to move, the most useful first, each with its immediate effect, as far as the viewer may
 * know it. Suggestions have this order.
 */
public final class Proposals<M extends Move> {
    private static final int NEAREST = 5;

    /** The distance of a move whose spelling differs too much from the text. */
    private static final int UNLIKE = Integer.MAX_VALUE;

    private final Stage<M> stage;
    private final Viewer viewer;

    Proposals(Stage<M> stage, Viewer viewer) {
        this.stage = stage;
        this.viewer = viewer;
    }

    /** A move and its immediate effect. */
    public record Proposed<M extends Move>(M move, Prospect prospect) {}

    /** All proposals, the best first; those of equal worth are in the order of their cells. */
    public List<Proposed<M>> all() {
        Function<Proposed<M>, Worth> worth = proposed -> proposed.prospect().worth();
        View<M> view = position().seenBy(viewer);
        return view.legalMoves().stream()
                .sorted(CellOrder.of(view))
                .map(move -> new Proposed<>(move, prospect(move)))
                .sorted(Comparator.comparing(worth))
                .toList();
    }

    /** Up to five suggestions for a text that is not a move; moves with a similar spelling come first. */
    public List<M> nearest(String typed) {
        String text = PlainText.of(typed).replace(" ", "");
        Function<M, Integer> unlikeness =
                move -> unlikeness(stage.standing().game().notation().write(move), text);
        return all().stream()
                .map(Proposed::move)
                .sorted(Comparator.comparing(unlikeness))
                .limit(NEAREST)
                .toList();
    }

    /**
     * The distance between a move and the typed text: a prefix of the move is nearest, then any other part of it, then
     * a text with less than half the move's letters wrong.
     */
    private static int unlikeness(String move, String typed) {
        if (typed.isEmpty() || typed.length() >= 2 * move.length()) {
            return UNLIKE;
        }
        if (move.contains(typed)) {
            return move.startsWith(typed) ? 0 : 1;
        }
        int wrong = EditDistance.between(move, typed);
        return 2 * wrong < move.length() ? 1 + wrong : UNLIKE;
    }

    private Position<M> position() {
        return stage.standing().position();
    }

    /** The immediate effect of a legal move. */
    Prospect prospect(M move) {
        Seat seat = stage.toMove().orElseThrow();
        Stage<M> after = stage.play(move);
        Fate fate = fate(after, seat);
        List<Token> removed = removed(move);
        List<Token> own = removed.isEmpty() ? List.of() : own(removed, seat);
        boolean givesAway = !own.isEmpty() && own.size() == removed.size();
        return new Prospect(fate, othersOut(after, seat), own, worth(fate, givesAway));
    }

    private static Fate fate(Stage<?> after, Seat seat) {
        Fate unfinished = after.inPlay(seat) ? Fate.PLAYS_ON : Fate.IS_OUT;
        return after.conclusion()
                .filter(Conclusion.Ranked.class::isInstance)
                .map(Conclusion.Ranked.class::cast)
                .map(ranked -> fate(ranked, seat))
                .orElse(unfinished);
    }

    private static Fate fate(Conclusion.Ranked ending, Seat seat) {
        if (ending.drawn()) {
            return Fate.DRAWS;
        }
        var winners = ending.ranking().getFirst();
        Fate won = winners.size() == 1 ? Fate.WINS : Fate.SHARES;
        return winners.contains(seat) ? won : Fate.LOSES;
    }

    private List<Seat> othersOut(Stage<M> after, Seat seat) {
        return IntStream.range(0, after.conclusion().isEmpty() ? position().seats() : 0)
                .mapToObj(Seat::new)
                .filter(other -> !other.equals(seat) && stage.inPlay(other) && !after.inPlay(other))
                .toList();
    }

    /** The tokens that the move takes off the board, on the cells where they are before it. */
    private List<Token> removed(M move) {
        List<Mark> marks = position().marks(move, viewer);
        List<Token> removed = marks.stream()
                .filter(Mark.Removed.class::isInstance)
                .map(Mark.Removed.class::cast)
                .map(Mark.Removed::token)
                .toList();
        if (removed.isEmpty()) {
            return removed;
        }
        Set<String> occupied = position().seenBy(viewer).scene().tokens().stream()
                .map(Token::cell)
                .collect(Collectors.toSet());
        return removed.stream()
                .map(token -> occupied.contains(token.cell()) ? token : beforeItsWay(token, marks))
                .toList();
    }

    private static Token beforeItsWay(Token moved, List<Mark> marks) {
        return marks.stream()
                .filter(Mark.Arrow.class::isInstance)
                .map(Mark.Arrow.class::cast)
                .filter(way -> way.to().equals(moved.cell()))
                .map(way -> new Token(way.from(), moved.glyph(), moved.side()))
                .findFirst()
                .orElse(moved);
    }

    private List<Token> own(List<Token> removed, Seat seat) {
        Optional<Side> side = position().seenBy(viewer).scene().trays().stream()
                .filter(tray -> tray.seat() == seat.index())
                .map(Tray::side)
                .findFirst();
        return removed.stream()
                .filter(token -> Optional.of(token.side()).equals(side))
                .toList();
    }

    private static Worth worth(Fate fate, boolean givesAway) {
        return switch (fate) {
            case WINS, SHARES -> Worth.WINS;
            case DRAWS -> Worth.DRAWS;
            case IS_OUT, LOSES -> Worth.LOSES;
            case PLAYS_ON -> givesAway ? Worth.GIVES_AWAY : Worth.GOES_ON;
        };
    }
}
