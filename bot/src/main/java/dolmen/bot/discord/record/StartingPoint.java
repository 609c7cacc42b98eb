package dolmen.bot.discord.record;

import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Where a match can go on from a game that others have played, or why it cannot. */
sealed interface StartingPoint {

    /** It can: the game with all that was entered so far, handed over. */
    record At(HostedGame<?> game) implements StartingPoint {}

    /** It cannot, in a sentence. */
    record Nowhere(String why) implements StartingPoint {}

    /**
     * Looks for it.
     *
     * @param turn behind which to go on; the latest that is possible unless given
     */
    static StartingPoint in(HostedGame<?> game, OptionalInt turn) {
        if (game.standing().hasSecrets()) {
            return new Nowhere("Nobody can go on in a game with hidden cards: the file tells them all.");
        }
        return IntStream.iterate(game.entries(), entries -> entries >= 0, entries -> entries - 1)
                .<HostedGame<?>>mapToObj(game::after)
                .filter(StartingPoint::isBetweenTurns)
                .filter(then -> turn.isEmpty() || then.turn() == turn.getAsInt() + 1)
                .findFirst()
                .<StartingPoint>map(then -> new At(then.act(new HostAct.Handover())))
                .orElseGet(() -> new Nowhere(
                        turn.isEmpty()
                                ? "There is no position in it from which all could go on."
                                : "There is no position behind turn %d from which all could go on."
                                        .formatted(turn.getAsInt())));
    }

    /** True if a turn begins, and everybody is still in play. */
    private static boolean isBetweenTurns(HostedGame<?> game) {
        return game.toMove().isPresent()
                && !game.amidTurn()
                && IntStream.range(0, game.standing().position().seats())
                        .mapToObj(Seat::new)
                        .allMatch(game::inPlay);
    }
}
