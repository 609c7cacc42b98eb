package dolmen.bot.discord.analysis;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.match.Match;
import dolmen.bot.match.replay.Moment;
import dolmen.bot.match.replay.Replay;
import dolmen.rules.Spectator;
import dolmen.rules.analysis.AnalysedTurn;
import dolmen.rules.analysis.Worth;
import dolmen.rules.host.Episode;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.Standing;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;

/**
 * The turning points of a match for everybody, with buttons that show each of them on the board.
 *
 * @param words with the names of the players
 */
record TurningPoints(Match match, List<AnalysedTurn> turns, MatchWords words) {
    /** Short enough for five of them, with everything around them, in one message. */
    private static final int MAX_LENGTH = 700;

    private static final double LEAD = 0.6;
    private static final double BALANCE = 0.4;
    private static final double PERCENT = 100;

    TurningPoints {
        turns = List.copyOf(turns);
    }

    /** A paragraph for each turning point, with its number on the curve, or a sentence that there is none. */
    List<String> paragraphs() {
        return turns.isEmpty()
                ? List.of("No turn gave much away.")
                : IntStream.range(0, turns.size())
                        .mapToObj(index -> Text.cut(told(index + 1, turns.get(index)), MAX_LENGTH))
                        .toList();
    }

    private String told(int number, AnalysedTurn turn) {
        return "**%d. Turn %d:** %s played %s The chance to win fell from %s to %s.%s"
                .formatted(
                        number,
                        turn.number(),
                        words.named(List.of(match.player(turn.seat()))),
                        told(turn, turn.played()),
                        percent(turn.before()),
                        percent(turn.after()),
                        turn.better().isEmpty() ? "" : better(turn));
    }

    private String better(AnalysedTurn turn) {
        return " Better was %s That would have %s%s."
                .formatted(
                        told(turn, turn.better()),
                        kept(turn.before()),
                        turn.line().isEmpty()
                                ? ""
                                : ", and might have led to `%s`".formatted(String.join(" ", turn.line())));
    }

    /** These moves in words, played from the start of the turn. */
    private String told(AnalysedTurn turn, List<String> moves) {
        HostedGame<?> game = match.game().after(turn.entry());
        for (String move : moves) {
            game = game.enter(move);
        }
        List<? extends Standing.Told> plies = game.standingSince(turn.entry()).lastTurnToldTo(new Spectator());
        return words.told(match, List.copyOf(plies));
    }

    /** The effect of the better move. */
    private static String kept(Worth before) {
        if (before.equals(Worth.WON)) {
            return "won by force";
        }
        if (before.chance() >= LEAD) {
            return "kept the lead";
        }
        return before.chance() >= BALANCE ? "kept the balance" : "held out longer";
    }

    private static String percent(Worth worth) {
        return "%d %%".formatted(Math.round(PERCENT * worth.chance()));
    }

    /**
     * A button for each turning point, which opens the replay there; empty if none of them can be shown. For a match in
     * a file there are none, since the answer to such a button would have to carry the file along.
     */
    Optional<ActionRow> buttons() {
        if (match.id().brought()) {
            return Optional.empty();
        }
        List<Moment> moments = Replay.of(match.publicly()).moments();
        List<Button> buttons =
                turns.stream().flatMap(turn -> button(moments, turn)).toList();
        return buttons.isEmpty() ? Optional.empty() : Optional.of(ActionRow.of(buttons));
    }

    private Stream<Button> button(List<Moment> moments, AnalysedTurn turn) {
        return moments.stream()
                .filter(moment -> moment.turn()
                        .filter(Episode.TurnTaken.class::isInstance)
                        .filter(taken -> taken.entry() == turn.entry())
                        .isPresent())
                .limit(1)
                .map(moment -> Button.secondary(
                        ComponentId.of(Action.REPLAY, match, List.of(Integer.toString(moment.number())))
                                .text(),
                        "Show turn %d".formatted(turn.number())));
    }
}
