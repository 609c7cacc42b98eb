package dolmen.rules.certificate;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A walk through all positions that can occur if one seat follows a strategy, each once, depth first, by the rules
 * alone. The moves of the other seat are tried in the alphabetical order of their notation. Two positions are the same
 * if their texts differ at most in the ply, by whole rounds.
 */
final class Walk<M extends Move> {
    /** The index of a missing reply. */
    static final int NO_REPLY = -1;

    private static final int ON_THE_WAY = -1;

    /** A source of replies. */
    interface Chooser<M extends Move> {

        /** The index of the reply among the legal moves in alphabetical order, or {@link #NO_REPLY}. */
        int reply(OpenPosition<M> position, List<M> moves);
    }

    private final Game<M> game;
    private final Variant variant;
    private final Seat seat;
    private final Chooser<M> chooser;
    private final int patience;

    /** The number of plies of the longest game from each position. */
    private final Map<String, Integer> plies = new HashMap<>();

    private final Map<Long, M> replies = new HashMap<>();
    private Optional<String> fault = Optional.empty();

    Walk(Game<M> game, Variant variant, Seat seat, Chooser<M> chooser) {
        this.game = game;
        this.variant = variant;
        this.seat = seat;
        this.chooser = chooser;
        this.patience = game.patience().map(host -> host.plies(2)).orElse(Integer.MAX_VALUE);
    }

    /** Proved if the seat wins every game before the host would declare a draw. */
    Judgement<M> judge() {
        if (!(game.start(variant) instanceof OpenPosition<M> start)) {
            return new Judgement.Refuted<>("The variant has hidden information.");
        }
        int longest = visit(start, 0);
        return fault.<Judgement<M>>map(Judgement.Refuted::new)
                .orElseGet(() -> new Judgement.Proved<>(replies, plies.size(), longest));
    }

    /** The number of plies of the longest game from the position; of no meaning after a fault. */
    private int visit(OpenPosition<M> position, int depth) {
        String text = position.text();
        String name = text.substring(0, text.lastIndexOf(' ') + 1) + position.ply() % position.seats();
        Integer known = plies.putIfAbsent(name, ON_THE_WAY);
        if (known == null) {
            known = longest(position, depth);
            plies.put(name, known);
        } else if (known == ON_THE_WAY) {
            return fail("The moves lead back to %s.", position);
        }
        return depth + known < patience ? known : fail("The host may declare a draw after %s.", position);
    }

    private int longest(OpenPosition<M> position, int depth) {
        return switch (position.turn()) {
            case Turn.Over(Outcome outcome) ->
                outcome.winners().equals(Set.of(seat)) ? 0 : fail("It does not win at %s.", position);
            case Turn.Chance chance -> fail("Chance acts at %s.", position);
            case Turn.ToMove(Seat mover) -> {
                int longest = 0;
                for (M move : mover.equals(seat) ? reply(position) : alphabetical(position)) {
                    if (fault.isEmpty()) {
                        longest = Math.max(longest, 1 + visit(position.play(move), depth + 1));
                    }
                }
                yield longest;
            }
        };
    }

    private List<M> reply(OpenPosition<M> position) {
        List<M> moves = alphabetical(position);
        int reply = chooser.reply(position, moves);
        if (reply < 0 || reply >= moves.size()) {
            fail("There is no legal reply at %s.", position);
            return List.of();
        }
        replies.put(position.key(), moves.get(reply));
        return List.of(moves.get(reply));
    }

    private List<M> alphabetical(OpenPosition<M> position) {
        return position.legalMoves().stream()
                .sorted(Comparator.comparing(game.notation()::write))
                .toList();
    }

    private int fail(String sentence, OpenPosition<M> position) {
        fault = fault.or(() -> Optional.of(sentence.formatted(position.text())));
        return 0;
    }
}
