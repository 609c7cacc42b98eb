package dolmen.bot.discord.hint;

import dolmen.bot.analysis.Hint;
import dolmen.bot.id.SeatNames;
import dolmen.rules.Seat;
import dolmen.rules.analysis.Taking;
import dolmen.rules.analysis.TurnReason;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.play.Standing;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * The reason for a hint.
 *
 * @param other the name of the other player
 */
record ReasonWords(Verbatim other) {
    static ReasonWords to(Seat seat, SeatNames seats) {
        return new ReasonWords(
                new Verbatim(seat.index() > 1 ? "" : seats.in(seat.opponent().title())));
    }

    /** A sentence with the reason after it, if there is one, without revealing the turn. */
    Phrase nudge(Phrase first, Hint hint) {
        return hint.reason()
                .map(reason -> switch (reason) {
                    case TurnReason.Wins(OptionalInt turns)
                    when turns.equals(OptionalInt.of(1)) -> HintPhrases.reasonWinAtOnce(first);
                    case TurnReason.Wins(OptionalInt turns)
                    when turns.isPresent() -> HintPhrases.reasonWinIn(first, turns.getAsInt());
                    case TurnReason.Wins unseen -> HintPhrases.reasonWin(first);
                    case TurnReason.Delays delays -> HintPhrases.reasonLost(first, other);
                    case TurnReason.Stops(List<Standing.Told> threat) -> threatened(first, threat);
                    case TurnReason.Takes(Taking taking) -> HintPhrases.reasonTake(first, pieces(taking));
                    case TurnReason.Saves(Taking taking, List<Standing.Told> threat) -> saved(first, taking, threat);
                    case TurnReason.Prepares prepares ->
                        prepares.taking()
                                .map(taking -> HintPhrases.reasonTakeNext(first, pieces(taking)))
                                .orElse(first);
                })
                .orElse(first);
    }

    /** As above, for a turn that the message reveals. */
    Phrase whole(Phrase first, Hint hint) {
        return hint.reason()
                .map(reason -> switch (reason) {
                    case TurnReason.Wins(OptionalInt turns)
                    when turns.equals(OptionalInt.of(1)) -> HintPhrases.turnWinsAtOnce(first);
                    case TurnReason.Wins(OptionalInt turns)
                    when turns.isPresent() -> HintPhrases.turnWinsIn(first, turns.getAsInt(), other);
                    case TurnReason.Wins unseen -> HintPhrases.turnWins(first, other);
                    case TurnReason.Delays delays -> HintPhrases.reasonLost(first, other);
                    case TurnReason.Stops(List<Standing.Told> threat) -> threatened(first, threat);
                    case TurnReason.Takes(Taking taking) -> HintPhrases.turnTakes(first, pieces(taking));
                    case TurnReason.Saves(Taking taking, List<Standing.Told> threat) -> saved(first, taking, threat);
                    case TurnReason.Prepares(var reply, var next, var taking) ->
                        taking.map(pieces -> HintPhrases.turnPreparesTaking(
                                        first, other, texts(reply), texts(next), pieces(pieces)))
                                .orElseGet(() -> HintPhrases.turnPrepares(first, other, texts(reply), texts(next)));
                })
                .orElse(first);
    }

    private Phrase threatened(Phrase first, List<Standing.Told> threat) {
        return HintPhrases.reasonThreat(first, other, texts(threat));
    }

    private Phrase saved(Phrase first, Taking taking, List<Standing.Told> threat) {
        return HintPhrases.reasonSave(first, other, pieces(taking), texts(threat));
    }

    private static Phrase pieces(Taking taking) {
        return switch (taking.word()) {
            case "stone" -> HintPhrases.piecesStones(taking.pieces());
            case "pawn" -> HintPhrases.piecesPawns(taking.pieces());
            case "wall" -> HintPhrases.piecesWalls(taking.pieces());
            case "card" -> HintPhrases.piecesCards(taking.pieces());
            default -> HintPhrases.piecesAny(taking.pieces());
        };
    }

    private static Verbatim texts(List<Standing.Told> turn) {
        return new Verbatim(turn.stream()
                .filter(Standing.Told.Played.class::isInstance)
                .map(Standing.Told.Played.class::cast)
                .map(played -> "`%s`".formatted(played.text()))
                .collect(Collectors.joining(" ")));
    }
}
