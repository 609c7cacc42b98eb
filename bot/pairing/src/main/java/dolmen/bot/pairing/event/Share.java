package dolmen.bot.pairing.event;

import java.util.List;

/**
 * A round of one entrant.
 *
 * @param round the round, from 1
 * @param points the points from it
 * @param present false if the entrant did not show up
 * @param encounters the comparisons with opponents, forfeits included; none in a bye, or while the match is open
 */
public record Share(int round, Points points, boolean present, List<Encounter> encounters) {

    public Share {
        encounters = List.copyOf(encounters);
    }

    /** True if the entrant played with somebody. */
    public boolean played() {
        return encounters.stream().anyMatch(Encounter::played);
    }

    /** True if it was won; at a table, if nobody did better. */
    public boolean won() {
        return points.equals(Points.ONE);
    }

    /**
     * The comparison with one opponent.
     *
     * @param opponent the opponent
     * @param points one point for having done better, half for as well
     * @param played false if one of them did not show up
     */
    public record Encounter(Entrant opponent, Points points, boolean played) {}
}
