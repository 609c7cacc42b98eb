package dolmen.bot.discord.record;

import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.play.GameRecord;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** The state from which a match can continue a game of other players, or the reason why it cannot. */
sealed interface StartingPoint {

    /** The game with all entries so far, handed over to new players. */
    record At(HostedGame<?> game) implements StartingPoint {}

    /** The reason why there is no such state, in a sentence. */
    record Nowhere(Phrase why) implements StartingPoint {}

    /** The maximum number of moves, so that a record of the whole match can still be read. */
    int MOST_MOVES = 2_000;

    /**
     * Finds the state.
     *
     * @param turn the last turn to keep; by default the latest possible
     */
    static StartingPoint in(HostedGame<?> game, OptionalInt turn) {
        if (game.standing().hasSecrets()) {
            return new Nowhere(RecordPhrases.nowhereSecrets());
        }
        return IntStream.iterate(game.entries(), entries -> entries >= 0, entries -> entries - 1)
                .<HostedGame<?>>mapToObj(game::after)
                .filter(StartingPoint::isBetweenTurns)
                .filter(then -> turn.isEmpty() || then.turn() == turn.getAsInt() + 1)
                .findFirst()
                .map(then -> handedOver(then))
                .orElseGet(() -> new Nowhere(
                        turn.isEmpty()
                                ? RecordPhrases.nowhere()
                                : RecordPhrases.nowhereAfter(new Verbatim(Integer.toString(turn.getAsInt())))));
    }

    private static StartingPoint handedOver(HostedGame<?> game) {
        List<String> moves = game.movesThatStand();
        return moves.size() > MOST_MOVES
                ? new Nowhere(RecordPhrases.nowhereTooLong(new Verbatim(Integer.toString(MOST_MOVES))))
                : new At(HostedGame.replay(game.standing().game(), new GameRecord(game.variant(), moves))
                        .act(new HostAct.Handover()));
    }

    /** True at the start of a turn, while all players are still in play. */
    private static boolean isBetweenTurns(HostedGame<?> game) {
        return game.toMove().isPresent()
                && !game.amidTurn()
                && IntStream.range(0, game.standing().position().seats())
                        .mapToObj(Seat::new)
                        .allMatch(game::inPlay);
    }
}
