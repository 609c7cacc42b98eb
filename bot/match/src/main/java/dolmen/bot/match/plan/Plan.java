package dolmen.bot.match.plan;

import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TypedTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The answers of a seat to possible turns of others. A line is a possible continuation of the record: turns of the seat
 * are answers, everything else is a condition. A line is in force while the record follows it, so no line needs to be
 * removed. Any other move breaks it, and so does any act besides moving, such as a take-back. Only an agreement on
 * hints breaks no line, since it changes nothing on the board.
 *
 * @param base the number of entries of the record when the plan was made; the seat's first turn from there on is a
 *     condition too, since the player still has to play the current turn
 * @param lines the canonical texts of the entries from there on; they agree on every answer, see {@link PlanReader}
 */
public record Plan(Seat seat, int base, List<List<String>> lines) {

    private static final String HINTS = new HostAct.AgreedHints().text();

    public Plan {
        lines = lines.stream().map(List::copyOf).toList();
    }

    /** True if the game allows plans: with secrets or chance nothing can be foreseen. */
    public static boolean possibleIn(HostedGame<?> game) {
        return !game.standing().hasSecrets();
    }

    /** The remaining entries of the lines in force, without empty lines. */
    public List<List<String>> inForce(HostedGame<?> game) {
        if (game.entries() < base) {
            return List.of();
        }
        List<String> since = since(game);
        return lines.stream()
                .filter(line -> line.size() > since.size()
                        && line.subList(0, since.size()).equals(since))
                .map(line -> line.subList(since.size(), line.size()))
                .distinct()
                .toList();
    }

    /** The entries since the plan was made, without agreements on hints. */
    private List<String> since(HostedGame<?> game) {
        return game.record().moves().subList(base, game.entries()).stream()
                .filter(entry -> !entry.equals(HINTS))
                .toList();
    }

    /**
     * A part of a line: the moves of a seat up to the next act of another.
     *
     * @param moves the canonical texts of the moves
     */
    public record PlannedTurn(Seat seat, List<String> moves) {
        public PlannedTurn {
            moves = List.copyOf(moves);
        }

        private PlannedTurn with(String move) {
            return new PlannedTurn(
                    seat, Stream.concat(moves.stream(), Stream.of(move)).toList());
        }

        /** The moves, separated by spaces. */
        public String text() {
            return String.join(" ", moves);
        }
    }

    /**
     * The lines, turn by turn.
     *
     * @param game the game in the position in which the plan was made
     */
    public List<List<PlannedTurn>> turns(HostedGame<?> game) {
        return lines.stream().map(line -> turnsOf(game, line)).toList();
    }

    private static List<PlannedTurn> turnsOf(HostedGame<?> game, List<String> line) {
        var turns = new ArrayList<PlannedTurn>();
        HostedGame<?> now = game;
        for (String move : line) {
            Seat mover = now.toMove().orElse(null);
            if (mover == null || !(now.playTyped(mover, move) instanceof TypedTurn.Played(HostedGame<?> next))) {
                return turns;
            }
            if (!turns.isEmpty() && turns.getLast().seat().equals(mover)) {
                turns.add(turns.removeLast().with(move));
            } else {
                turns.add(new PlannedTurn(mover, List.of(move)));
            }
            now = next;
        }
        return turns;
    }

    /**
     * The plan as it may be typed: a line in each row, its turns separated by commas.
     *
     * @param game the game in the position in which the plan was made
     */
    public String text(HostedGame<?> game) {
        return turns(game).stream()
                .map(line -> line.stream().map(PlannedTurn::text).collect(Collectors.joining(", ")))
                .collect(Collectors.joining("\n"));
    }

    /** The game after the ready answer; empty if there is none, or if it cannot be played completely. */
    Optional<HostedGame<?>> answer(HostedGame<?> game) {
        boolean turnInHand = game.entriesBefore(0) <= base || game.amidTurn();
        return turnInHand || !game.toMove().equals(Optional.of(seat))
                ? Optional.empty()
                : inForce(game).stream().findFirst().flatMap(line -> turn(game, line));
    }

    private Optional<HostedGame<?>> turn(HostedGame<?> game, List<String> line) {
        HostedGame<?> after = game;
        for (String move : line) {
            if (!after.toMove().equals(Optional.of(seat))) {
                return Optional.of(after);
            }
            if (!(after.playTyped(seat, move) instanceof TypedTurn.Played(HostedGame<?> played))) {
                return Optional.empty();
            }
            after = played;
        }
        return after.amidTurn() ? Optional.empty() : Optional.of(after);
    }

    /** The game after each ready answer, in order; an answer may have an answer of its own. */
    public static List<HostedGame<?>> answers(List<Plan> plans, HostedGame<?> game) {
        var answers = new ArrayList<HostedGame<?>>();
        Optional<HostedGame<?>> next = answer(plans, game);
        while (next.isPresent()) {
            answers.add(next.get());
            next = answer(plans, next.get());
        }
        return answers;
    }

    private static Optional<HostedGame<?>> answer(List<Plan> plans, HostedGame<?> game) {
        return plans.stream().flatMap(plan -> plan.answer(game).stream()).findFirst();
    }
}
