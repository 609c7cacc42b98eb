package dolmen.bot.match.computer;

import dolmen.bot.match.Match;
import dolmen.rules.Variant;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.search.Strategy;
import java.util.Map;
import java.util.Optional;

/**
 * The variants that one computer player plays perfectly, from tables that the operator provides. It does so only in
 * practice, since its rating was measured without them. Immutable.
 *
 * @param tables the strategy of each variant
 */
public record SolvedVariants(Map<Variant, Strategy> tables) {

    /** The solved variants of a host without tables. */
    public static final SolvedVariants NONE = new SolvedVariants(Map.of());

    /** The strongest opponent, which alone uses tables. */
    private static final Opponent FAULTLESS = Opponent.ALL.getLast();

    public SolvedVariants {
        tables = Map.copyOf(tables);
    }

    /** The opponent that plays the variant perfectly, if there is one. */
    public Optional<Opponent> faultless(Variant variant) {
        return tables.containsKey(variant) ? Optional.of(FAULTLESS) : Optional.empty();
    }

    /** The strategy that replaces the opponent's own search, if there is one. */
    Optional<Strategy> strategy(Match match, Opponent opponent) {
        return match.rated() || !opponent.equals(FAULTLESS)
                ? Optional.empty()
                : Optional.ofNullable(tables.get(match.game().variant()));
    }
}
