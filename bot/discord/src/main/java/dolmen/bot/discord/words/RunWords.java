package dolmen.bot.discord.words;

import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.SeenMatch;
import dolmen.rules.Seat;
import dolmen.rules.host.Episode;
import dolmen.rules.play.Standing;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The texts about a turn and its automatic answers, planned or by computer players. They contain only the knowledge of
 * the match's viewer. Short runs are told in sentences. In long runs the moves of the middle part are only listed, or
 * counted if hands are hidden.
 */
public record RunWords(Names names, BiFunction<MatchOutline, List<Standing.Told>, String> telling) {
    private static final int MOST_IN_SENTENCES = 4;
    /** Keeps the text well within a message. */
    private static final int MOST_NAMED = 20;

    /** The turns after the first {@code from} plies. */
    String of(SeenMatch<?> match, int from) {
        Episode.TurnTaken turn = turns(match, from).getFirst();
        return "%s %s"
                .formatted(told(match, turn.seat(), "played", turn.told()), answers(match, from))
                .strip();
    }

    /** The first turn after the first {@code from} plies. */
    static List<Standing.Told> first(SeenMatch<?> match, int from) {
        return turns(match, from).getFirst().told();
    }

    /** The answers to that turn. */
    String answers(SeenMatch<?> match, int from) {
        List<Episode.TurnTaken> turns = turns(match, from);
        List<Episode.TurnTaken> answers = turns.subList(1, turns.size());
        return answers.size() <= MOST_IN_SENTENCES
                ? answers.stream()
                        .map(answer -> answer(match, answer, "answered"))
                        .collect(Collectors.joining(" "))
                : "There followed %s. At last, %s"
                        .formatted(
                                between(match, answers.subList(0, answers.size() - 1)),
                                answer(match, answers.getLast(), "played"));
    }

    /**
     * The middle part, as a list of moves or only their number. The code of a card does not show its effect, unlike the
     * cells of a move.
     */
    private static String between(SeenMatch<?> match, List<Episode.TurnTaken> turns) {
        return match.hasSecrets() ? turns.size() + " turns" : named(turns);
    }

    private String answer(SeenMatch<?> match, Episode.TurnTaken answer, String computerDid) {
        boolean computer = match.player(answer.seat()).computer();
        return told(match, answer.seat(), computer ? computerDid : "had planned the answer", answer.told());
    }

    /** A turn with its mover, unless its sentences say who acted. */
    String told(SeenMatch<?> match, Seat seat, String did, List<Standing.Told> plies) {
        String told = telling.apply(match, plies);
        return MatchWords.tellThemselves(plies) ? told : "%s %s %s".formatted(mover(names, match, seat), did, told);
    }

    private static String named(List<Episode.TurnTaken> turns) {
        String shown = turns.stream()
                .limit(MOST_NAMED)
                .map(turn -> "`" + texts(turn.told()).collect(Collectors.joining(" ")) + "`")
                .collect(Collectors.joining(", "));
        return turns.size() > MOST_NAMED ? shown + " …" : shown;
    }

    /** The canonical texts of the moves among the plies. */
    public static Stream<String> texts(List<Standing.Told> plies) {
        return plies.stream()
                .filter(Standing.Told.Played.class::isInstance)
                .map(told -> ((Standing.Told.Played) told).text());
    }

    /** The name of the mover; in games with secrets, "You" for the viewer's own moves. */
    static String mover(Names names, SeenMatch<?> match, Seat seat) {
        return match.hasSecrets() && match.viewer().equals(seat) ? "You" : names.bold(match.player(seat));
    }

    private static List<Episode.TurnTaken> turns(SeenMatch<?> match, int from) {
        return match.episodes().stream()
                .filter(episode -> episode.entry() >= from)
                .filter(Episode.TurnTaken.class::isInstance)
                .map(Episode.TurnTaken.class::cast)
                .toList();
    }
}
