package dolmen.rules.puzzle;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.play.Ply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** An idea of a puzzle, which its solver reads at the end. */
public enum Theme {
    /** The first move takes a piece of the opponent. */
    CAPTURE("capture"),
    /** The first move takes nothing and makes no other progress. */
    QUIET_MOVE("quiet move"),
    /** A piece of the solver is taken. */
    SACRIFICE("sacrifice"),
    /** After most other first turns the opponent wins with the next one. */
    DEFENCE("defence"),
    /** Before the last turn the solver threatens to win in two ways; each can be stopped, but not both. */
    DOUBLE_THREAT("double threat"),
    /** Before the last turn the solver threatens nothing, and every reply of the opponent loses. */
    ZUGZWANG("zugzwang");

    private final String words;

    Theme(String words) {
        this.words = words;
    }

    /** The theme in a word or two. */
    public String words() {
        return words;
    }

    /**
     * The theme with these words.
     *
     * @throws IllegalArgumentException if there is none
     */
    static Theme called(String words) {
        return Arrays.stream(values())
                .filter(theme -> theme.words.equals(words))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no theme \"%s\"".formatted(words)));
    }

    /** The themes of a solution. */
    static <M extends Move> List<Theme> of(Solution<M> solution) {
        var themes = new ArrayList<Theme>();
        Ply<M> first = solution.plies().getFirst();
        Seat solver = solution.solver();
        if (Takings.anyOf(first.before(), first.move(), solver.opponent())) {
            themes.add(CAPTURE);
        } else if (solution.turns() > 1 && !first.before().progress(first.move())) {
            themes.add(QUIET_MOVE);
        }
        if (solution.plies().stream().anyMatch(ply -> Takings.anyOf(ply.before(), ply.move(), solver))) {
            themes.add(SACRIFICE);
        }
        List<OpenPosition<M>> replies = solution.replies();
        if (!replies.isEmpty()) {
            if (mostOthersLose(solution.start(), replies.getFirst())) {
                themes.add(DEFENCE);
            }
            var threats = Threats.against(replies.getLast());
            if (threats.unstoppable() == 0 && threats.stoppable() > 1) {
                themes.add(DOUBLE_THREAT);
            } else if (threats.equals(Threats.NONE)) {
                themes.add(ZUGZWANG);
            }
        }
        return List.copyOf(themes);
    }

    /** True if the opponent wins at once after most turns but the one that leads to the given position. */
    private static <M extends Move> boolean mostOthersLose(OpenPosition<M> position, OpenPosition<M> defended) {
        List<OpenPosition<M>> others = Turns.after(position)
                .filter(after -> after.key() != defended.key())
                .toList();
        return 2 * others.stream().filter(Turns::winsAtOnce).count() > others.size();
    }
}
