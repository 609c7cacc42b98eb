package dolmen.bot.lab.search;

import dolmen.rules.Move;
import dolmen.rules.opponent.Contest.Chooser;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.opponent.Yardstick;
import dolmen.rules.search.AlphaBeta;
import dolmen.rules.search.Budget;
import dolmen.rules.search.MonteCarlo;
import dolmen.rules.search.Situation;
import dolmen.rules.search.Strategy;
import dolmen.rules.search.Thought;
import dolmen.rules.solve.Perfect;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The computer players with names: the opponents, the yardsticks, the bare searches, and perfect play if there is a
 * table.
 *
 * @param open true if nothing is hidden in their game
 * @param budgets the source of a budget for each move of a bare search
 * @param perfect the player that reads the table
 */
record Contestants(boolean open, Supplier<Budget> budgets, Optional<Perfect> perfect) {
    private static final String PERFECT = "perfect";
    private static final String ALPHA_BETA = "alpha-beta";
    private static final String MONTE_CARLO = "monte-carlo";

    /** All names, for a help text. */
    static String names() {
        return Stream.of(
                        Opponent.ALL.stream().map(Opponent::name),
                        Stream.of(Yardstick.values()).map(Yardstick::title),
                        Stream.of(ALPHA_BETA, MONTE_CARLO, PERFECT + " if there is a table"))
                .flatMap(names -> names)
                .collect(Collectors.joining(", "));
    }

    /** The contestant with the name; empty if there is none. */
    Optional<Chooser> named(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case ALPHA_BETA -> Optional.of(new Bare(new AlphaBeta(), budgets));
            case MONTE_CARLO -> Optional.of(new Bare(new MonteCarlo(), budgets));
            case PERFECT -> perfect.map(player -> new Bare(player, budgets));
            default ->
                Opponent.named(name)
                        .map(Chooser.class::cast)
                        .or(() -> Yardstick.named(name).filter(yardstick -> open || !yardstick.evaluates()));
        };
    }

    private record Bare(Strategy strategy, Supplier<Budget> budgets) implements Chooser {
        @Override
        public <M extends Move> Thought<M> choose(Situation<M> situation, RandomGenerator random) {
            return strategy.think(situation, budgets.get(), random);
        }
    }
}
