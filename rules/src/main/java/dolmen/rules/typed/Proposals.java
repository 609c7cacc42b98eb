package dolmen.rules.typed;

import dolmen.rules.Move;
import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.play.Standing;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The legal moves of the seat to move in the order in which they are worth proposing. A glance ahead, no more: what
 * wins at once comes first, then what cannot be undone, then the rest, and last what loses.
 */
public record Proposals<M extends Move>(Standing<M> standing, Seat seat) {
    private static final int NEAREST = 5;

    /** Everything that is worth no look at its spelling. */
    private static final int UNLIKE = Integer.MAX_VALUE;

    private enum Promise {
        WINS,
        CHANGES_MUCH,
        GOES_ON,
        LOSES
    }

    /** All of them; those that promise the same as they come. */
    public List<M> all() {
        return standing.position().seenBy(seat).legalMoves().stream()
                .collect(Collectors.groupingBy(this::promise, () -> new EnumMap<>(Promise.class), Collectors.toList()))
                .values()
                .stream()
                .flatMap(List::stream)
                .toList();
    }

    /** Up to five of them for somebody who typed what is no move: those that are spelled alike first. */
    public List<M> nearest(String typed) {
        String text = PlainText.of(typed).replace(" ", "");
        Function<M, Integer> unlikeness =
                move -> unlikeness(standing.game().notation().write(move), text);
        return all().stream()
                .sorted(Comparator.comparing(unlikeness))
                .limit(NEAREST)
                .toList();
    }

    /** A beginning of the move is nearest, then another part of it, then what has fewer than half its letters wrong. */
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

    private Promise promise(M move) {
        if (standing.position().play(move).turn() instanceof Turn.Over(Outcome outcome)) {
            return outcome.winners().contains(seat) ? Promise.WINS : Promise.LOSES;
        }
        return standing.position().progress(move) ? Promise.CHANGES_MUCH : Promise.GOES_ON;
    }
}
