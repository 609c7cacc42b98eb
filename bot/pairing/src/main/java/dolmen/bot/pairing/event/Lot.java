package dolmen.bot.pairing.event;

import java.util.List;
import java.util.SplittableRandom;

/** Colours of two by their earlier ones, and by lot where those are equal. */
public final class Lot {
    private Lot() {}

    /**
     * A match of two in which white is the player with fewer matches as white, or else the last to have played black.
     *
     * @param tournament the matches before, and the seed of the lot
     */
    public static Duel draw(Tournament tournament, int round, Entrant one, Entrant other) {
        int lead = Integer.compare(surplus(tournament, one), surplus(tournament, other));
        int claim = lead != 0 ? lead : Integer.compare(latest(tournament, one), latest(tournament, other));
        boolean oneIsWhite = claim != 0 ? claim < 0 : toss(tournament, round, one, other);
        return oneIsWhite ? Duel.open(round, one, other) : Duel.open(round, other, one);
    }

    /** A colour by lot, always the same in one tournament. */
    public static Colour colour(Tournament tournament) {
        return new SplittableRandom(tournament.lot()).nextBoolean() ? Colour.WHITE : Colour.BLACK;
    }

    private static boolean toss(Tournament tournament, int round, Entrant one, Entrant other) {
        return new SplittableRandom(tournament.lot() + ((round * 64L) + one.number()) * 64L + other.number())
                .nextBoolean();
    }

    private static int surplus(Tournament tournament, Entrant entrant) {
        return colours(tournament, entrant).stream().mapToInt(Lot::sign).sum();
    }

    private static int latest(Tournament tournament, Entrant entrant) {
        List<Colour> colours = colours(tournament, entrant);
        return colours.isEmpty() ? 0 : sign(colours.getLast());
    }

    private static int sign(Colour colour) {
        return colour == Colour.WHITE ? 1 : -1;
    }

    private static List<Colour> colours(Tournament tournament, Entrant entrant) {
        return tournament.duels().stream()
                .filter(duel -> duel.result().played() && duel.entrants().contains(entrant))
                .map(duel -> duel.colour(entrant))
                .toList();
    }
}
