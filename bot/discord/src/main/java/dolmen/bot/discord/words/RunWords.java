package dolmen.bot.discord.words;

import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.SeenMatch;
import dolmen.rules.Seat;
import dolmen.rules.host.Episode;
import dolmen.rules.phrase.Amount;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The texts about a turn and its automatic answers, planned or by computer players. They contain only the knowledge of
 * the match's viewer. Short runs are told in sentences. In long runs the moves of the middle part are only listed, or
 * counted if hands are hidden.
 */
public record RunWords(Names names, BiFunction<MatchOutline, List<Standing.Told>, String> telling, Wording wording) {
    private static final int MOST_IN_SENTENCES = 4;
    /** Keeps the text well within a message. */
    private static final int MOST_NAMED = 20;

    /** The turns after the first {@code from} plies. */
    String of(SeenMatch<?> match, int from) {
        Episode.TurnTaken turn = turns(match, from).getFirst();
        return "%s %s"
                .formatted(played(match, turn.seat(), turn.told()), answers(match, from))
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
        if (answers.size() <= MOST_IN_SENTENCES) {
            return answers.stream().map(answer -> answered(match, answer)).collect(Collectors.joining(" "));
        }
        List<Episode.TurnTaken> between = answers.subList(0, answers.size() - 1);
        Episode.TurnTaken last = answers.getLast();
        var end = new Verbatim(computer(match, last) ? played(match, last.seat(), last.told()) : answered(match, last));
        // The code of a card does not show its effect, unlike the cells of a move.
        return wording.of(
                match.hasSecrets()
                        ? WordsPhrases.runFollowedCount(new Amount(between.size()), end)
                        : WordsPhrases.runFollowed(new Verbatim(named(between)), end));
    }

    private static boolean computer(SeenMatch<?> match, Episode.TurnTaken turn) {
        return match.player(turn.seat()).computer();
    }

    private String answered(SeenMatch<?> match, Episode.TurnTaken answer) {
        if (computer(match, answer)) {
            return told(match, answer.told(), told -> WordsPhrases.runAnswered(player(match, answer.seat()), told));
        }
        return told(
                match,
                answer.told(),
                told -> own(match, answer.seat())
                        ? WordsPhrases.runPlannedYours(told)
                        : WordsPhrases.runPlanned(player(match, answer.seat()), told));
    }

    /** A turn with its mover, unless its sentences say who acted. */
    String played(SeenMatch<?> match, Seat seat, List<Standing.Told> plies) {
        return told(
                match,
                plies,
                told -> own(match, seat)
                        ? WordsPhrases.runPlayedYours(told)
                        : WordsPhrases.runPlayed(player(match, seat), told));
    }

    private String told(SeenMatch<?> match, List<Standing.Told> plies, Function<Verbatim, Phrase> of) {
        String told = telling.apply(match, plies);
        return MatchWords.tellThemselves(plies) ? told : wording.of(of.apply(new Verbatim(told)));
    }

    private Verbatim player(SeenMatch<?> match, Seat seat) {
        return new Verbatim(names.bold(match.player(seat)));
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

    /** True for the viewer's own moves in games with secrets. */
    private static boolean own(SeenMatch<?> match, Seat seat) {
        return match.hasSecrets() && match.viewer().equals(seat);
    }

    private static List<Episode.TurnTaken> turns(SeenMatch<?> match, int from) {
        return match.episodes().stream()
                .filter(episode -> episode.entry() >= from)
                .filter(Episode.TurnTaken.class::isInstance)
                .map(Episode.TurnTaken.class::cast)
                .toList();
    }
}
