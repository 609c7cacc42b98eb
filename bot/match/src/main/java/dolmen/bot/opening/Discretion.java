package dolmen.bot.opening;

import java.util.Comparator;
import java.util.List;

/**
 * The rule by which numbers of openings tell on nobody: of matches of people only those count that are the doing of
 * several, and a number stands for several matches.
 */
public final class Discretion {
    /** So many different people have played the matches of people behind a number, at least. */
    public static final int PEOPLE = 4;

    /** So many matches are behind a number, at least. */
    public static final int MATCHES = 5;

    private Discretion() {}

    /** What may be told of what was played somewhere. */
    public static Crossroads told(List<Openings.Usage> usages) {
        List<Crossroads.Branch> branches = usages.stream()
                .map(usage -> new Crossroads.Branch(usage.move(), told(usage)))
                .filter(branch -> branch.tally().matches() >= MATCHES)
                .sorted(Comparator.comparingInt(
                                (Crossroads.Branch branch) -> branch.tally().matches())
                        .reversed()
                        .thenComparing(Crossroads.Branch::move))
                .toList();
        return new Crossroads(branches, branches.size() < usages.size());
    }

    private static Tally told(Openings.Usage usage) {
        return usage.persons() < PEOPLE ? usage.computers() : usage.computers().plus(usage.people());
    }
}
