package dolmen.bot.pairing;

import dolmen.bot.pairing.event.Bye;
import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.pairing.event.Tournament;

/** A second reckoning of points and tie-breaks of matches of two, on arrays of plain numbers. */
final class NaiveReckoning {
    final double[] points;
    final double[] buchholz;
    final double[] cutOne;
    final double[] sonnebornBerger;
    final int[] wins;

    NaiveReckoning(Tournament tournament) {
        int size = tournament.size();
        points = new double[size + 1];
        buchholz = new double[size + 1];
        cutOne = new double[size + 1];
        sonnebornBerger = new double[size + 1];
        wins = new int[size + 1];
        var seen = new double[size + 1];
        int rounds = tournament.rounds();
        boolean swiss = tournament.format() instanceof Format.Swiss;
        for (Entrant entrant : tournament.entrants()) {
            int who = entrant.number();
            for (int round = 1; round <= rounds; round++) {
                Pairing pairing = pairing(tournament, round, entrant);
                points[who] += score(pairing, entrant);
                seen[who] += score(pairing, entrant) + (absent(pairing, entrant) ? 0.5 : 0);
                if (pairing instanceof Duel && score(pairing, entrant) == 1) {
                    wins[who]++;
                }
            }
        }
        for (Entrant entrant : tournament.entrants()) {
            int who = entrant.number();
            double lowest = Double.MAX_VALUE;
            for (int round = 1; round <= rounds; round++) {
                Pairing pairing = pairing(tournament, round, entrant);
                double worth = points[who];
                if (pairing instanceof Duel duel && (duel.result().played() || !swiss)) {
                    int opponent = duel.white().number() + duel.black().number() - who;
                    worth = opponent > size ? 0 : swiss ? seen[opponent] : points[opponent];
                }
                buchholz[who] += worth;
                lowest = Math.min(lowest, worth);
                sonnebornBerger[who] += worth * score(pairing, entrant);
            }
            cutOne[who] = rounds == 0 ? 0 : buchholz[who] - lowest;
        }
    }

    private static Pairing pairing(Tournament tournament, int round, Entrant entrant) {
        for (Pairing pairing : tournament.pairings()) {
            if (pairing.round() == round && pairing.entrants().contains(entrant)) {
                return pairing;
            }
        }
        return Duel.open(round, entrant, new Entrant(1_000_000)).with(Result.BOTH_FORFEIT);
    }

    private static double score(Pairing pairing, Entrant entrant) {
        if (pairing instanceof Bye) {
            return 1;
        }
        Duel duel = (Duel) pairing;
        boolean white = duel.white().equals(entrant);
        return switch (duel.result()) {
            case WHITE_WINS, BLACK_FORFEITS -> white ? 1 : 0;
            case BLACK_WINS, WHITE_FORFEITS -> white ? 0 : 1;
            case DRAW -> 0.5;
            case BOTH_FORFEIT, UNDECIDED -> 0;
        };
    }

    private static boolean absent(Pairing pairing, Entrant entrant) {
        if (pairing instanceof Bye) {
            return false;
        }
        Duel duel = (Duel) pairing;
        return duel.result() == Result.BOTH_FORFEIT
                || duel.result() == (duel.white().equals(entrant) ? Result.WHITE_FORFEITS : Result.BLACK_FORFEITS);
    }
}
