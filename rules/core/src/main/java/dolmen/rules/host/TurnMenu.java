package dolmen.rules.host;

import dolmen.rules.Move;
import dolmen.rules.Notation;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Step;
import dolmen.rules.View;
import dolmen.rules.Viewer;
import dolmen.rules.host.Proposals.Proposed;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The menus through which a seat chooses a turn. A path holds the keys chosen so far, over all plies of the turn. The
 * menus skip a step that all moves share, and the remaining steps once only one move is left. When few moves are left
 * and all their labels are short, each option is a whole move.
 */
public final class TurnMenu<M extends Move> {

    /** The end of a path. */
    public sealed interface Reached {

        /**
         * There is more to choose.
         *
         * @param game the game after the completely chosen plies
         * @param line the texts of these plies, separated by blanks
         * @param chosen the steps chosen so far for the current ply
         * @param options the possible next choices, at least one
         */
        record Choosing(HostedGame<?> game, String line, List<Step> chosen, List<Option> options) implements Reached {
            public Choosing {
                chosen = List.copyOf(chosen);
                options = List.copyOf(options);
            }
        }

        /**
         * The turn is chosen, or as much of it as possible before somebody else acts.
         *
         * @param game the game after it
         * @param line the texts of its plies, separated by blanks
         * @param prospects the immediate effect of each of these plies
         */
        record Chosen(HostedGame<?> game, String line, List<Prospect> prospects) implements Reached {
            public Chosen {
                prospects = List.copyOf(prospects);
            }
        }

        /** No legal turn starts with this path. */
        record Nowhere() implements Reached {}
    }

    /**
     * A possible next choice.
     *
     * @param keys the keys that the choice adds to a path, at least one
     * @param steps the steps of the choice, at least one; all remaining steps, if only one move starts with them and
     *     they are short
     * @param cell the place of the choice on the picture, if it has one
     * @param moves the number of moves that start with the choice
     * @param whole true if the steps complete one move
     * @param plain the move as a sentence, or the number of moves that start with the choice
     * @param description the plain text with the immediate effect
     * @param dangerous whether every move that starts with the choice loses, or takes only the seat's own pieces
     */
    public record Option(
            List<String> keys,
            List<Step> steps,
            Optional<String> cell,
            int moves,
            boolean whole,
            Argument plain,
            Argument description,
            boolean dangerous) {
        private static final String TO = " → ";

        /** The maximum length of a label of several steps that a phone shows completely. */
        private static final int LONGEST_LABEL = 38;

        public Option {
            keys = List.copyOf(keys);
            steps = List.copyOf(steps);
        }

        /**
         * The words of all steps; if they are too long, those of the last step, which distinguishes it from other
         * options.
         */
        public String label(Wording wording) {
            return isShort(steps, wording)
                    ? joined(steps, wording)
                    : wording.of(steps.getLast().label());
        }

        private static boolean isShort(List<Step> steps, Wording wording) {
            return steps.size() == 1 || joined(steps, wording).length() <= LONGEST_LABEL;
        }

        private static String joined(List<Step> steps, Wording wording) {
            return steps.stream().map(Step::label).map(wording::of).collect(Collectors.joining(TO));
        }

        /** True if the description says more than the move itself. */
        public boolean notable() {
            return !description.equals(plain);
        }

        /** This option without hints about its effect. */
        Option withoutHints() {
            return new Option(keys, steps, cell, moves, whole, plain, plain, false);
        }
    }

    /** The maximum number of moves for which each option is a whole move. */
    private static final int FEW = 5;

    /** The language of menus that nobody reads. */
    static final Wording UNREAD = Argument::toString;

    private final HostedGame<M> game;
    private final Viewer viewer;
    private final Wording wording;
    private final String line;
    private final List<M> candidates;
    private final List<Step> chosen;

    private TurnMenu(
            HostedGame<M> game, Viewer viewer, Wording wording, String line, List<M> candidates, List<Step> chosen) {
        this.game = game;
        this.viewer = viewer;
        this.wording = wording;
        this.line = line;
        this.candidates = candidates;
        this.chosen = chosen;
    }

    /**
     * The menu or turn at the end of the path.
     *
     * @param seat the seat to move in the game
     * @param wording the language of the labels, whose length determines which options are whole moves
     */
    public static <M extends Move> Reached at(HostedGame<M> game, Seat seat, List<String> path, Wording wording) {
        if (!game.toMove().equals(Optional.of(seat))) {
            return new Reached.Nowhere();
        }
        TurnMenu<M> menu = beginning(game, seat, wording, "");
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
                    menu = beginning(after, seat, wording, narrowed.lineWithMove());
                }
                default -> menu = narrowed;
            }
        }
        return menu.choosing();
    }

    /**
     * The first choices of the seat to move, as everybody may see them; empty if they would give away something hidden.
     * They include effects only if each option is a whole move.
     *
     * @param wording the language of the labels
     */
    public static <M extends Move> List<Option> openly(HostedGame<M> game, Wording wording) {
        if (!isOpen(game)) {
            return List.of();
        }
        TurnMenu<M> menu = beginning(game, new Spectator(), wording, "");
        return menu.areFew() ? menu.options() : menu.options(move -> Prospect.NOT_EXAMINED);
    }

    /** True if everybody may see the choices of the seat to move. */
    public static boolean isOpen(HostedGame<?> game) {
        return game.live() && game.standing().position().seenBy(new Spectator()).knowsAllMoves();
    }

    /**
     * The path by which the seat to move chooses a sequence of moves, without anybody else acting in between.
     *
     * @param texts the canonical texts of the legal moves
     */
    public static <M extends Move> List<String> pathTo(HostedGame<M> game, Seat seat, List<String> texts) {
        var path = new ArrayList<String>();
        HostedGame<M> now = game;
        for (String text : texts) {
            TurnMenu<M> menu = beginning(now, seat, UNREAD, "");
            M move = menu.notation().read(text);
            menu.whole(move).forEach(step -> path.add(step.key()));
            now = now.play(move);
        }
        return List.copyOf(path);
    }

    private static <M extends Move> TurnMenu<M> beginning(
            HostedGame<M> game, Viewer viewer, Wording wording, String line) {
        List<M> legal = game.standing().position().seenBy(viewer).legalMoves();
        return new TurnMenu<>(game, viewer, wording, line, legal, List.of());
    }

    private TurnMenu<M> choose(String key) {
        List<M> fitting =
                candidates.stream().filter(move -> step(move).key().equals(key)).toList();
        Stream<Step> last = fitting.stream().limit(1).map(this::step);
        return new TurnMenu<>(
                game,
                viewer,
                wording,
                line,
                fitting,
                Stream.concat(chosen.stream(), last).toList());
    }

    /**
     * The next step of a move. After the last step, it is the move's text, which distinguishes moves that share all
     * steps.
     */
    private Step step(M move) {
        List<Step> steps = game.standing().position().seenBy(viewer).steps(move);
        String text = notation().write(move);
        return chosen.size() < steps.size() ? steps.get(chosen.size()) : Step.of(text, new Verbatim(text));
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

    private Reached.Choosing choosing() {
        return new Reached.Choosing(game, line, chosen, options());
    }

    /** The options with the immediate effects of their moves. */
    private List<Option> options() {
        Proposals<M> proposals = game.proposals(viewer);
        return options(proposals::prospect);
    }

    /** The options in the order of their cells. */
    private List<Option> options(Function<M, Prospect> prospect) {
        boolean few = areFew();
        TurnMenu<M> fork = few ? this : fork();
        View<M> view = game.standing().position().seenBy(viewer);
        return candidates.stream()
                .sorted(CellOrder.of(view))
                .collect(Collectors.groupingBy(
                        move -> few ? whole(move) : stepsThrough(fork, move),
                        LinkedHashMap::new,
                        Collectors.mapping(move -> new Proposed<>(move, prospect.apply(move)), Collectors.toList())))
                .entrySet()
                .stream()
                .map(entry -> option(entry.getKey(), entry.getValue(), few))
                .toList();
    }

    /** True if each option is a whole move. */
    private boolean areFew() {
        return candidates.size() <= FEW
                && candidates.stream().map(this::whole).allMatch(steps -> Option.isShort(steps, wording));
    }

    /** The steps of a move until no other move is left. */
    private List<Step> whole(M move) {
        TurnMenu<M> menu = this;
        do {
            menu = menu.choose(menu.step(move).key());
        } while (menu.candidates.size() > 1);
        return stepsTo(menu);
    }

    /** The menu after the steps that all moves share. */
    private TurnMenu<M> fork() {
        TurnMenu<M> menu = this;
        TurnMenu<M> next = this;
        while (next.candidates.size() == candidates.size()) {
            menu = next;
            next = menu.choose(menu.step(candidates.getFirst()).key());
        }
        return menu;
    }

    private List<Step> stepsThrough(TurnMenu<M> fork, M move) {
        return Stream.concat(stepsTo(fork).stream(), Stream.of(fork.step(move))).toList();
    }

    private List<Step> stepsTo(TurnMenu<M> later) {
        return later.chosen.subList(chosen.size(), later.chosen.size());
    }

    /** @param few whether the option's place is that of the move's last step, instead of its next step */
    private Option option(List<Step> asked, List<Proposed<M>> moves, boolean few) {
        List<String> keys = asked.stream().map(Step::key).toList();
        List<Prospect> prospects = moves.stream().map(Proposed::prospect).toList();
        boolean dangerous = prospects.stream().allMatch(Prospect::dangerous);
        Optional<String> place = asked.getLast().cell();
        if (moves.size() > 1) {
            return new Option(
                    keys,
                    asked,
                    place,
                    moves.size(),
                    false,
                    Prospect.ways(moves.size()),
                    Prospect.ofAll(prospects),
                    dangerous);
        }
        M move = moves.getFirst().move();
        List<Step> steps = stepsLeft(move, asked);
        Argument plain = game.standing().position().describe(move, viewer);
        return new Option(
                keys,
                steps,
                few ? steps.getLast().cell() : place,
                1,
                stepsLeft(move).size() == steps.size() && Option.isShort(steps, wording),
                plain,
                prospects.getFirst().before(plain),
                dangerous);
    }

    /**
     * The remaining steps of a move, even those that the menus do not ask for; only the asked ones if the label would
     * be too long.
     */
    private List<Step> stepsLeft(M move, List<Step> asked) {
        List<Step> left = stepsLeft(move);
        return left.size() > asked.size() && Option.isShort(left, wording) ? left : asked;
    }

    private List<Step> stepsLeft(M move) {
        List<Step> all = game.standing().position().seenBy(viewer).steps(move);
        return all.subList(Math.min(chosen.size(), all.size()), all.size());
    }

    private Notation<M> notation() {
        return game.standing().game().notation();
    }
}
