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
import dolmen.rules.analysis.Worth;
import dolmen.rules.host.Episode;
import dolmen.rules.host.HostedGame;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
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
            return List.of(wording().of(AnalysisPhrases.pointsNone()));
        }
        AnalysedTurn first = turns.getFirst();
        boolean even = first.number() > 1 && ChanceWords.even(first.before());
        return Stream.concat(
                        even ? Stream.of(AnalysisPhrases.pointsEven(first.number())) : Stream.<Phrase>empty(),
                        turns.stream().map(turn -> line(turn, turn.equals(first))))
                .map(wording()::of)
                .toList();
    }

    private Wording wording() {
        return words.wording();
    }

    /** The first line names the unit of its figures. */
    private Phrase line(AnalysedTurn turn, boolean first) {
        Phrase point = first
                ? AnalysisPhrases.pointFirst(
                        turn.number(), player(turn), moves(turn.played()), chance(turn.before()), chance(turn.after()))
                : AnalysisPhrases.point(
                        turn.number(), player(turn), moves(turn.played()), chance(turn.before()), chance(turn.after()));
        return turn.better().isEmpty() ? point : AnalysisPhrases.pointBetter(point, moves(turn.better()));
    }

    private Verbatim player(AnalysedTurn turn) {
        return new Verbatim(words.named(List.of(match.player(turn.seat()))));
    }

    private static Verbatim moves(List<String> moves) {
        return new Verbatim("`" + String.join(" ", moves) + "`");
    }

    private static Verbatim chance(Worth worth) {
        return new Verbatim(ChanceWords.percent(worth));
    }

    /** The turning point in sentences. */
    String told(AnalysedTurn turn) {
        String told = wording()
                .of(AnalysisPhrases.told(
                        turn.number(),
                        player(turn),
                        told(turn, turn.played()),
                        chance(turn.before()),
                        chance(turn.after())));
        String better = turn.better().isEmpty()
                ? ""
                : "\n" + wording().of(AnalysisPhrases.better(told(turn, turn.better()), kept(turn.before())));
        return Text.cut(told + better, MAX_LENGTH);
    }

    /** The effect that the better turn would have had. */
    private static Phrase kept(Worth before) {
        return switch (ChanceWords.ofBest(before)) {
            case WON -> AnalysisPhrases.betterByForce();
            case KEPT_LEAD -> AnalysisPhrases.betterLead();
            case KEPT_BALANCE -> AnalysisPhrases.betterBalance();
            case HELD_OUT -> AnalysisPhrases.betterLonger();
        };
    }

    /** These moves in words, played from the start of the turn. */
    private Verbatim told(AnalysedTurn turn, List<String> moves) {
        HostedGame<?> game = match.game().after(turn.entry());
        for (String move : moves) {
            game = game.enter(move);
        }
        List<? extends Standing.Told> plies = game.standingSince(turn.entry()).lastTurnToldTo(new Spectator());
        return new Verbatim(words.told(match, List.copyOf(plies)));
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
                        .map(turn -> button(
                                        Action.ANALYSED_TURN, turn.number(), AnalysisPhrases.buttonTurn(turn.number()))
                                .withDisabled(shown.equals(Optional.of(turn))))
                        .toList()));
    }

    private Button button(Action action, int turn, Phrase label) {
        return Button.secondary(
                new ComponentId(action, match.id().value(), turn).text(),
                wording().of(label));
    }

    /** The buttons below a turning point: to play on from there, to look around it, and to see the curve again. */
    ActionRow afterwards(AnalysedTurn turn) {
        var buttons = new ArrayList<Button>();
        buttons.add(button(Action.TRY_FROM_HERE, turn.number(), AnalysisPhrases.buttonTry())
                .withStyle(ButtonStyle.PRIMARY));
        moment(turn)
                .map(moment -> Button.secondary(
                        ComponentId.of(Action.REPLAY, match, List.of(Integer.toString(moment.number())))
                                .text(),
                        wording().of(AnalysisPhrases.buttonReplay())))
                .ifPresent(buttons::add);
        buttons.add(button(Action.ANALYSED_TURN, 0, AnalysisPhrases.buttonCurve()));
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
