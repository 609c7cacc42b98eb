package dolmen.bot.discord.opening;

import dolmen.bot.opening.Crossroads;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The listed moves in a position, each with its letter on the picture and in the menu.
 *
 * @param arms the most frequent first
 * @param matches the number of matches in which these moves were played
 * @param rarer true if rarer moves are not listed
 */
record Signpost<M extends Move>(Standing<M> standing, List<Arm<M>> arms, int matches, boolean rarer) {
    /** The maximum number of arrows; more would be unreadable. */
    private static final int MOST = 8;

    private static final int MOST_LETTERS = 5;

    /** @param number the number of the move among the legal ones */
    record Arm<M extends Move>(String letter, int number, M move, Crossroads.Branch branch) {}

    /** An arrow between two cells, or a mark on one. */
    private record Stretch(String from, String to) {}

    static <M extends Move> Signpost<M> of(Standing<M> standing, Crossroads crossroads) {
        List<M> legal = standing.position().legalMoves();
        List<String> texts =
                legal.stream().map(standing.game().notation()::write).toList();
        var arms = new ArrayList<Arm<M>>();
        for (Crossroads.Branch branch : crossroads.branches()) {
            int number = texts.indexOf(branch.move());
            if (number >= 0 && arms.size() < MOST) {
                arms.add(new Arm<>(Character.toString('A' + arms.size()), number, legal.get(number), branch));
            }
        }
        boolean rarer =
                crossroads.rarer() || arms.size() < crossroads.branches().size();
        return new Signpost<>(standing, arms, crossroads.matches(), rarer);
    }

    /** The share of the matches that continued with the move, from 0 to 1. */
    double share(Arm<M> arm) {
        return (double) arm.branch().tally().games() / matches;
    }

    /** A description of the move, as a sentence without a full stop. */
    Argument sentence(Arm<M> arm) {
        return standing.position().describe(arm.move(), new Spectator());
    }

    /** The board with all arms; moves along the same line share an arrow. */
    BoardScene scene() {
        var together = new LinkedHashMap<Stretch, List<Arm<M>>>();
        for (Arm<M> arm : arms) {
            stretch(arm)
                    .ifPresent(stretch -> together.computeIfAbsent(stretch, none -> new ArrayList<>())
                            .add(arm));
        }
        BoardScene marked = standing.withoutLastTurn()
                .scene(new Spectator(), Seat.FIRST)
                .withMarks(together.entrySet().stream().map(this::mark).toList());
        return arms.isEmpty()
                ? marked
                : marked.alsoTelling(OpeningPhrases.boardPlayed(new Verbatim(arms.stream()
                        .map(arm -> arm.letter() + " " + arm.branch().move())
                        .collect(Collectors.joining(", ")))));
    }

    private Mark mark(Map.Entry<Stretch, List<Arm<M>>> shared) {
        Stretch stretch = shared.getKey();
        String letters =
                shared.getValue().stream().limit(MOST_LETTERS).map(Arm::letter).collect(Collectors.joining(" "));
        double share = shared.getValue().stream().mapToDouble(this::share).sum();
        return stretch.from().equals(stretch.to())
                ? new Mark.Target(stretch.to(), letters)
                : new Mark.Trail(stretch.from(), stretch.to(), letters, Math.min(1, share));
    }

    /** The line from the start to the target of the move's first piece, across all steps. */
    private Optional<Stretch> stretch(Arm<M> arm) {
        List<Mark> marks = standing.position().marks(arm.move(), new Spectator());
        Optional<Stretch> way = Optional.empty();
        for (Mark mark : marks) {
            if (mark instanceof Mark.Arrow arrow) {
                way = Optional.of(way.map(before ->
                                before.to().equals(arrow.from()) ? new Stretch(before.from(), arrow.to()) : before)
                        .orElseGet(() -> new Stretch(arrow.from(), arrow.to())));
            }
        }
        return way.or(() -> marks.stream()
                .filter(Mark.Landed.class::isInstance)
                .map(mark -> ((Mark.Landed) mark).cell())
                .map(cell -> new Stretch(cell, cell))
                .findFirst());
    }
}
