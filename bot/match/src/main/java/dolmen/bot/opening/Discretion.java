package dolmen.bot.opening;

import dolmen.rules.opponent.Tally;
import java.util.Comparator;
import java.util.List;

/**
 * The rule that keeps opening statistics anonymous: matches of people count only if enough different people played
 * them, and a move is published only with enough matches.
 */
public final class Discretion {
    /** The minimum number of different people in the counted matches of people. */
    public static final int PEOPLE = 4;

    /** The minimum number of matches with a published move. */
    public static final int MATCHES = 5;

    private Discretion() {}

    /** The publishable statistics of a position. */
    public static Crossroads told(List<Openings.Usage> usages) {
        List<Crossroads.Branch> branches = usages.stream()
                .map(usage -> new Crossroads.Branch(usage.move(), told(usage)))
                .filter(branch -> branch.tally().games() >= MATCHES)
                .sorted(Comparator.comparingInt(
                                (Crossroads.Branch branch) -> branch.tally().games())
                        .reversed()
                        .thenComparing(Crossroads.Branch::move))
                .toList();
        return new Crossroads(branches, branches.size() < usages.size());
    }

    private static Tally told(Openings.Usage usage) {
        return usage.persons() < PEOPLE ? usage.computers() : usage.computers().plus(usage.people());
    }
}
