package dolmen.rules.opponent;

import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.search.AlphaBeta;
import dolmen.rules.search.Budget;
import dolmen.rules.search.Manner;
import dolmen.rules.search.MonteCarlo;
import dolmen.rules.search.Situation;
import dolmen.rules.search.Strategy;
import dolmen.rules.search.Thought;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/**
 * A computer player that everybody can challenge in every game.
 *
 * @param name the name for people
 * @param character a sentence on its style
 */
public record Opponent(String name, Level level, Temperament temperament, Phrase character) implements Contest.Chooser {

    /** All opponents, the weakest first. */
    public static final List<Opponent> ALL = List.of(
            new Opponent("Ylva", Level.FIRST, Temperament.ATTACKS, OpponentPhrases.characterYlva()),
            new Opponent("Odd", Level.FIRST, Temperament.DEFENDS, OpponentPhrases.characterOdd()),
            new Opponent("Torsten", Level.SECOND, Temperament.ATTACKS, OpponentPhrases.characterTorsten()),
            new Opponent("Sigrun", Level.SECOND, Temperament.DEFENDS, OpponentPhrases.characterSigrun()),
            new Opponent("Brenna", Level.THIRD, Temperament.ATTACKS, OpponentPhrases.characterBrenna()),
            new Opponent("Hallvard", Level.THIRD, Temperament.DEFENDS, OpponentPhrases.characterHallvard()));

    /** The opponent with that name, regardless of case, if there is one. */
    public static Optional<Opponent> named(String name) {
        return ALL.stream()
                .filter(opponent -> opponent.name.toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /** The opponent with that number, from 1; numbers are the same in every release. */
    public static Opponent numbered(int number) {
        return ALL.get(number - 1);
    }

    /** The opponent of that level and temperament. */
    public static Opponent of(Level level, Temperament temperament) {
        return ALL.stream()
                .filter(opponent -> opponent.level == level && opponent.temperament == temperament)
                .findFirst()
                .orElseThrow();
    }

    /** The opponent of the same temperament on the next level; empty if there is none above it. */
    public Optional<Opponent> stronger() {
        return Arrays.stream(Level.values())
                .filter(next -> next.number() == level.number() + 1)
                .map(next -> of(next, temperament))
                .findFirst();
    }

    /** The number, from 1. */
    public int number() {
        return ALL.indexOf(this) + 1;
    }

    /**
     * The opponent's move, determined by the random numbers and the situation.
     *
     * @param impatient returns true once the opponent must stop thinking and play the best move so far
     */
    public <M extends Move> Thought<M> think(
            Situation<M> situation, RandomGenerator random, BooleanSupplier impatient) {
        Care care = Care.of(this, situation);
        return strategy(situation, temperament.manner(care))
                .think(situation, Budget.nodes(care.nodes()).orUntil(impatient), random);
    }

    @Override
    public <M extends Move> Thought<M> choose(Situation<M> situation, RandomGenerator random) {
        return think(situation, random, () -> false);
    }

    /**
     * The points of its rating in a variant, fitted from games of the opponents against each other, see {@link League}.
     * If the variant was not measured, those of the game; empty if the game was not measured either.
     */
    public OptionalInt points(Variant variant) {
        return MeasuredPoints.of(this, variant);
    }

    private static Strategy strategy(Situation<?> situation, Manner manner) {
        return situation.evaluation().isPresent()
                ? new AlphaBeta(AlphaBeta.USUAL_POWER, manner)
                : new MonteCarlo(manner);
    }
}
