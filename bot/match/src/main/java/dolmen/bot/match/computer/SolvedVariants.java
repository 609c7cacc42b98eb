package dolmen.bot.match.computer;

import dolmen.bot.match.Match;
import dolmen.rules.Variant;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.search.Strategy;
import java.util.Map;
import java.util.Optional;

/**
 * The variants that one computer player plays without a fault, from tables that the operator keeps. It does so in
 * practice only: its rating was measured without them. Immutable.
 *
 * @param tables what plays each of them
 */
public record SolvedVariants(Map<Variant, Strategy> tables) {

    /** Those of a host that keeps no tables. */
    public static final SolvedVariants NONE = new SolvedVariants(Map.of());

    /** Whoever forgets nothing. */
    private static final Opponent FAULTLESS = Opponent.ALL.getLast();

    public SolvedVariants {
        tables = Map.copyOf(tables);
    }

    /** Who plays that variant without a fault, if anybody does. */
    public Optional<Opponent> faultless(Variant variant) {
        return tables.containsKey(variant) ? Optional.of(FAULTLESS) : Optional.empty();
    }

    /** What plays in place of the opponent's own thought, if anything does. */
    Optional<Strategy> strategy(Match match, Opponent opponent) {
        return match.rated() || !opponent.equals(FAULTLESS)
                ? Optional.empty()
                : Optional.ofNullable(tables.get(match.game().variant()));
    }
}
