package dolmen.bot.discord.hint;

import dolmen.bot.analysis.Hint;
import dolmen.bot.id.SeatNames;
import dolmen.rules.Seat;
import dolmen.rules.analysis.Taking;
import dolmen.rules.analysis.TurnReason;
import dolmen.rules.play.Standing;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * The reason for a hint as a sentence with a leading space; empty if there is none.
 *
 * @param other the name of the other player
 */
record ReasonWords(String other) {
    static ReasonWords to(Seat seat, SeatNames seats) {
        return new ReasonWords(seat.index() > 1 ? "" : seats.in(seat.opponent().title()));
    }

    /** The reason, without revealing the turn. */
    String nudge(Hint hint) {
        return hint.reason()
                .map(reason -> switch (reason) {
                    case TurnReason.Wins(OptionalInt turns)
                    when turns.equals(OptionalInt.of(1)) -> " You can win at once.";
                    case TurnReason.Wins(OptionalInt turns)
                    when turns.isPresent() -> " You can win in %d turns.".formatted(turns.getAsInt());
                    case TurnReason.Wins unseen -> " You can win.";
                    case TurnReason.Delays delays -> lost();
                    case TurnReason.Stops(List<Standing.Told> threat) -> threatened(threat);
                    case TurnReason.Takes(Taking taking) -> " You can take %s.".formatted(pieces(taking));
                    case TurnReason.Saves(Taking taking, List<Standing.Told> threat) -> saved(taking, threat);
                    case TurnReason.Prepares prepares ->
                        prepares.taking()
                                .map(taking -> " You may take %s next turn.".formatted(pieces(taking)))
                                .orElse("");
                })
                .orElse("");
    }

    /** The reason for a turn that the message reveals. */
    String whole(Hint hint) {
        return hint.reason()
                .map(reason -> switch (reason) {
                    case TurnReason.Wins(OptionalInt turns) when turns.equals(OptionalInt.of(1)) -> " It wins.";
                    case TurnReason.Wins(OptionalInt turns)
                    when turns.isPresent() ->
                        " It wins in %d turns, whatever %s does.".formatted(turns.getAsInt(), other);
                    case TurnReason.Wins unseen -> " It wins, whatever %s does.".formatted(other);
                    case TurnReason.Delays delays -> lost();
                    case TurnReason.Stops(List<Standing.Told> threat) -> threatened(threat);
                    case TurnReason.Takes(Taking taking) -> " It takes %s.".formatted(pieces(taking));
                    case TurnReason.Saves(Taking taking, List<Standing.Told> threat) -> saved(taking, threat);
                    case TurnReason.Prepares(var reply, var next, var taking) ->
                        " If %s plays %s, go on with %s%s."
                                .formatted(
                                        other,
                                        texts(reply),
                                        texts(next),
                                        taking.map(pieces -> ", which takes " + pieces(pieces))
                                                .orElse(""));
                })
                .orElse("");
    }

    private String lost() {
        return " Every turn loses if %s plays well; this one holds out longest.".formatted(other);
    }

    private String threatened(List<Standing.Told> threat) {
        return " Otherwise %s can win with %s.".formatted(other, texts(threat));
    }

    private String saved(Taking taking, List<Standing.Told> threat) {
        return " Otherwise %s can take %s with %s.".formatted(other, pieces(taking), texts(threat));
    }

    private static String pieces(Taking taking) {
        return taking.pieces() == 1 ? "a " + taking.word() : "%d %ss".formatted(taking.pieces(), taking.word());
    }

    private static String texts(List<Standing.Told> turn) {
        return turn.stream()
                .filter(Standing.Told.Played.class::isInstance)
                .map(Standing.Told.Played.class::cast)
                .map(played -> "`%s`".formatted(played.text()))
                .collect(Collectors.joining(" "));
    }
}
