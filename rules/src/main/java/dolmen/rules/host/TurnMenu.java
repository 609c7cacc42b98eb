package dolmen.rules.host;

import dolmen.rules.Move;
import dolmen.rules.Notation;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Step;
import dolmen.rules.Viewer;
import dolmen.rules.host.Proposals.Proposed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The menus through which a seat chooses a turn. A path holds the keys chosen so far, over all plies of the turn; where
 * only one move is left, what remains of its steps is not asked for.
 */
public final class TurnMenu<M extends Move> {

    /** Where a path leads. */
    public sealed interface Reached {

        /**
         * More is to be chosen.
         *
         * @param game after the plies that are chosen completely
         * @param line the texts of these plies, with a blank between them
         * @param chosen what has been chosen for the ply in hand
         * @param options what can be chosen next, at least one
         */
        record Choosing(HostedGame<?> game, String line, List<Step> chosen, List<Option> options) implements Reached {
            public Choosing {
                chosen = List.copyOf(chosen);
                options = List.copyOf(options);
            }
        }

        /**
         * The turn is chosen, or as much of it as can be before somebody else acts.
         *
         * @param game after it
         * @param line the texts of its plies, with a blank between them
         * @param prospects what each of these plies comes to at once
         */
        record Chosen(HostedGame<?> game, String line, List<Prospect> prospects) implements Reached {
            public Chosen {
                prospects = List.copyOf(prospects);
            }
        }

        /** No legal turn begins so. */
        record Nowhere() implements Reached {}
    }

    /**
     * What can be chosen next.
     *
     * @param step the choice
     * @param plain the move in words, or how many moves begin so
     * @param description the same with what it comes to at once
     */
    public record Option(Step step, String plain, String description) {}

    private final HostedGame<M> game;
    private final Viewer viewer;
    private final String line;
    private final List<M> candidates;
    private final List<Step> chosen;

    private TurnMenu(HostedGame<M> game, Viewer viewer, String line, List<M> candidates, List<Step> chosen) {
        this.game = game;
        this.viewer = viewer;
        this.line = line;
        this.candidates = candidates;
        this.chosen = chosen;
    }

    /** Where the path leads the seat, which is to move in the game. */
    public static <M extends Move> Reached at(HostedGame<M> game, Seat seat, List<String> path) {
        if (!game.toMove().equals(Optional.of(seat))) {
            return new Reached.Nowhere();
        }
        TurnMenu<M> menu = beginning(game, seat, "");
        var prospects = new ArrayList<Prospect>();
        for (int index = 0; index < path.size(); index++) {
            TurnMenu<M> narrowed = menu.choose(path.get(index));
            switch (narrowed.candidates.size()) {
                case 0 -> {
                    return new Reached.Nowhere();
                }
                case 1 -> {
                    prospects.add(narrowed.prospect());
                    HostedGame<M> after = narrowed.played();
                    if (!after.toMove().equals(Optional.of(seat))) {
                        return index == path.size() - 1
                                ? new Reached.Chosen(after, narrowed.lineWithMove(), prospects)
                                : new Reached.Nowhere();
                    }
                    menu = beginning(after, seat, narrowed.lineWithMove());
                }
                default -> menu = narrowed;
            }
        }
        return new Reached.Choosing(menu.game, menu.line, menu.chosen, menu.options());
    }

    /**
     * What the seat to move can choose first, in the words and by the picture of everybody; empty where what it can
     * choose would tell others what is hidden from them.
     */
    public static <M extends Move> List<Option> openly(HostedGame<M> game) {
        var everybody = new Spectator();
        boolean open =
                game.live() && game.standing().position().seenBy(everybody).knowsAllMoves();
        return open ? beginning(game, everybody, "").options() : List.of();
    }

    private static <M extends Move> TurnMenu<M> beginning(HostedGame<M> game, Viewer viewer, String line) {
        List<M> legal = game.standing().position().seenBy(viewer).legalMoves();
        return new TurnMenu<>(game, viewer, line, legal, List.of());
    }

    private TurnMenu<M> choose(String key) {
        List<M> fitting =
                candidates.stream().filter(move -> step(move).key().equals(key)).toList();
        Stream<Step> last = fitting.stream().limit(1).map(this::step);
        return new TurnMenu<>(
                game,
                viewer,
                line,
                fitting,
                Stream.concat(chosen.stream(), last).toList());
    }

    /** The next step of a move; moves that share all steps are told apart by their texts. */
    private Step step(M move) {
        List<Step> steps = game.standing().position().seenBy(viewer).steps(move);
        String text = notation().write(move);
        return chosen.size() < steps.size() ? steps.get(chosen.size()) : Step.of(text, text);
    }

    private Prospect prospect() {
        return game.proposals(viewer).prospect(candidates.getFirst());
    }

    private HostedGame<M> played() {
        return game.play(candidates.getFirst());
    }

    private String lineWithMove() {
        String text = notation().write(candidates.getFirst());
        return line.isEmpty() ? text : line + " " + text;
    }

    /** By the best move that each stands for. */
    private List<Option> options() {
        Map<String, List<Proposed<M>>> byKey = game.proposals(viewer).inOrder(candidates).stream()
                .collect(Collectors.groupingBy(
                        proposed -> step(proposed.move()).key(), LinkedHashMap::new, Collectors.toList()));
        return byKey.values().stream().map(this::option).toList();
    }

    private Option option(List<Proposed<M>> moves) {
        M first = moves.getFirst().move();
        if (moves.size() > 1) {
            List<Prospect> prospects = moves.stream().map(Proposed::prospect).toList();
            return new Option(step(first), moves.size() + " moves", Prospect.ofAll(prospects));
        }
        String plain = game.standing().position().describe(first, viewer);
        return new Option(step(first), plain, moves.getFirst().prospect().before(plain));
    }

    private Notation<M> notation() {
        return game.standing().game().notation();
    }
}
