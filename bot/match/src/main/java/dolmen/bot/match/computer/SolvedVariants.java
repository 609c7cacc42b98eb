package dolmen.bot.match.computer;

import dolmen.bot.match.Match;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.host.HostedGame;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.search.Budget;
import dolmen.rules.search.Situation;
import dolmen.rules.search.Strategy;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The knowledge about solved variants that one computer player has: tables that the operator provides, and the
 * certificates of this release. It uses them only in practice, since its rating was measured without them. Immutable.
 *
 * @param tables the strategy of each variant with a table
 * @param certified the replies in the other variants
 */
public record SolvedVariants(Map<Variant, Strategy> tables, CertifiedReplies certified) {

    /** No knowledge. */
    public static final SolvedVariants NONE = new SolvedVariants(Map.of(), CertifiedReplies.NONE);

    /** The strongest opponent, which alone has the knowledge. */
    private static final Opponent FAULTLESS = Opponent.ALL.getLast();

    /** A table needs a look-up, not a search. */
    private static final Budget AT_ONCE = Budget.nodes(1);

    public SolvedVariants {
        tables = Map.copyOf(tables);
    }

    /** The opponent that plays the variant perfectly, if there is one. */
    public Optional<Opponent> faultless(Variant variant) {
        return tables.containsKey(variant) ? Optional.of(FAULTLESS) : Optional.empty();
    }

    /** The move that replaces the opponent's own search, if there is one. */
    <M extends Move> Optional<M> move(Match match, Opponent opponent, HostedGame<M> game, RandomGenerator random) {
        if (match.rated() || !opponent.equals(FAULTLESS)) {
            return Optional.empty();
        }
        return Optional.ofNullable(tables.get(game.variant()))
                .map(table -> table.think(Situation.of(game), AT_ONCE, random).move())
                .or(() -> certified.reply(game));
    }
}
