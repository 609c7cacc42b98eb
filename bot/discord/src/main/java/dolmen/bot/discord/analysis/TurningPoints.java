package dolmen.bot.discord.analysis;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.ChanceWords;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.match.Match;
import dolmen.bot.match.replay.Moment;
import dolmen.bot.match.replay.Replay;
import dolmen.rules.Spectator;
import dolmen.rules.analysis.AnalysedTurn;
import dolmen.rules.host.Episode;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;

/**
 * The turning points of a match for everybody, with buttons that show each of them on the board.
 *
 * @param words the words, with the names of the players
 */
record TurningPoints(Match match, List<AnalysedTurn> turns, MatchWords words) {
    /** Short enough for five of them, with everything around them, in one message. */
    private static final int MAX_LENGTH = 700;

    TurningPoints {
        turns = List.copyOf(turns);
    }

    /**
     * A line for each turning point, or a sentence that there is none. The first line may say how long the match was
     * even.
     */
    List<String> lines() {
        if (turns.isEmpty()) {
            return List.of("No turn gave much away.");
        }
        AnalysedTurn first = turns.getFirst();
        boolean even = first.number() > 1 && ChanceWords.even(first.before());
        return Stream.concat(
                        even ? Stream.of("Even until turn %d.".formatted(first.number())) : Stream.<String>empty(),
                        turns.stream().map(turn -> line(turn, turn.equals(first) ? "chance to win " : "")))
                .toList();
    }

    private String line(AnalysedTurn turn, String unit) {
        return "**Turn %d** · %s `%s`, %s%s to %s%s"
                .formatted(
                        turn.number(),
                        words.named(List.of(match.player(turn.seat()))),
                        String.join(" ", turn.played()),
                        unit,
                        ChanceWords.percent(turn.before()),
                        ChanceWords.percent(turn.after()),
                        turn.better().isEmpty() ? "" : " · better `%s`".formatted(String.join(" ", turn.better())));
    }

    /** The turning point in sentences. */
    String told(AnalysedTurn turn) {
        return Text.cut(
                "**Turn %d.** %s played %s The chance to win fell from %s to %s.%s"
                        .formatted(
                                turn.number(),
                                words.named(List.of(match.player(turn.seat()))),
                                told(turn, turn.played()),
                                ChanceWords.percent(turn.before()),
                                ChanceWords.percent(turn.after()),
                                turn.better().isEmpty() ? "" : better(turn)),
                MAX_LENGTH);
    }

    private String better(AnalysedTurn turn) {
        return "\n**Better:** %s That would have %s."
                .formatted(told(turn, turn.better()), ChanceWords.kept(turn.before()));
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

    /**
     * A button for each turning point, which shows it on the board; empty if there is none. A match in a file has no
     * buttons, since each answer would have to carry the file.
     *
     * @param shown the displayed turning point, whose button is disabled; empty for the curve
     */
    Optional<ActionRow> buttons(Optional<AnalysedTurn> shown) {
        return match.id().brought() || turns.isEmpty()
                ? Optional.empty()
                : Optional.of(ActionRow.of(turns.stream()
                        .map(turn -> button(Action.ANALYSED_TURN, turn.number(), "Turn " + turn.number())
                                .withDisabled(shown.equals(Optional.of(turn))))
                        .toList()));
    }

    private Button button(Action action, int turn, String label) {
        return Button.secondary(new ComponentId(action, match.id().value(), turn).text(), label);
    }

    /** The buttons below a turning point: to play on from there, to look around it, and to see the curve again. */
    ActionRow afterwards(AnalysedTurn turn) {
        var buttons = new ArrayList<Button>();
        buttons.add(
                button(Action.TRY_FROM_HERE, turn.number(), "Try it from here").withStyle(ButtonStyle.PRIMARY));
        moment(turn)
                .map(moment -> Button.secondary(
                        ComponentId.of(Action.REPLAY, match, List.of(Integer.toString(moment.number())))
                                .text(),
                        "Replay"))
                .ifPresent(buttons::add);
        buttons.add(button(Action.ANALYSED_TURN, 0, "Curve"));
        return ActionRow.of(buttons);
    }

    private Optional<Moment> moment(AnalysedTurn turn) {
        return Replay.of(match.publicly()).moments().stream()
                .filter(moment -> moment.turn()
                        .filter(Episode.TurnTaken.class::isInstance)
                        .filter(taken -> taken.entry() == turn.entry())
                        .isPresent())
                .findFirst();
    }
}
