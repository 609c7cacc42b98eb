package dolmen.bot.pairing.robin;

import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.pairing.event.Step;
import dolmen.bot.pairing.event.Tournament;
import java.util.ArrayList;
import java.util.List;

/**
 * Round robins by the circle method, which also yields the tables of Berger: all entrants but the last sit in a circle
 * that turns by one seat a round, and opposite seats meet. Each has white and black equally often, or once more one of
 * them if the number of matches is odd. With an odd number of entrants one rests in each round.
 */
public final class RoundRobins {
    private RoundRobins() {}

    /** The next round, which begins once the previous one has all its results. */
    public static Step next(Tournament tournament, Format.RoundRobin format) {
        if (!tournament.decided()) {
            return new Step.Wait();
        }
        int round = tournament.rounds() + 1;
        if (round > rounds(tournament.size()) * format.cycles()
                || tournament.active().size() < 2) {
            return new Step.End();
        }
        return new Step.Play(round(tournament.size(), round).stream()
                .map(duel -> withoutLeavers(duel, tournament))
                .toList());
    }

    private static Pairing withoutLeavers(Duel duel, Tournament tournament) {
        return duel.with(Result.forfeit(
                tournament.left().contains(duel.white()), tournament.left().contains(duel.black())));
    }

    /** The number of rounds of a single round robin. */
    static int rounds(int size) {
        return circle(size);
    }

    /** The number of seats in the circle, which is odd. */
    private static int circle(int size) {
        return size - 1 + size % 2;
    }

    /**
     * The matches of a round.
     *
     * @param size the number of entrants
     * @param round the round, from 1; those of a second cycle repeat the first with changed colours
     */
    static List<Duel> round(int size, int round) {
        int circle = circle(size);
        int turn = (round - 1) % circle;
        boolean changed = (round - 1) / circle % 2 == 1;
        var duels = new ArrayList<Duel>();
        if (size % 2 == 0) {
            duels.add(duel(round, turn, size - 1, (turn % 2 == 0) != changed));
        }
        for (int distance = 1; distance <= circle / 2; distance++) {
            int ahead = (turn + distance) % circle;
            int behind = (turn - distance + circle) % circle;
            duels.add(duel(round, ahead, behind, (distance % 2 == 1) != changed));
        }
        return duels;
    }

    private static Duel duel(int round, int one, int other, boolean oneIsWhite) {
        Entrant first = new Entrant(one + 1);
        Entrant second = new Entrant(other + 1);
        return oneIsWhite ? Duel.open(round, first, second) : Duel.open(round, second, first);
    }
}
