package dolmen.rules.evaluation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;

/**
 * The weights of a variant's position features, which {@link dolmen.rules.OpenPosition#features} counts, and in some
 * variants a network that corrects their sum. The unit is a hundredth of a point; a player who is sure to win soon
 * leads by about ten points. Immutable.
 */
public final class Evaluation {
    /**
     * The lead, in hundredths of a point, at which the odds of winning are e to 1. Weights are learnt on this scale.
     */
    public static final double ODDS_OF_E = 250;

    private final List<String> features;
    private final int[] weights;
    private final Optional<Network> network;

    /**
     * An evaluation with these features and weights, in the same order.
     *
     * @throws IllegalArgumentException unless there are as many weights as features
     */
    public Evaluation(List<String> features, List<Integer> weights) {
        this(features, weights, Optional.empty());
    }

    private Evaluation(List<String> features, List<Integer> weights, Optional<Network> network) {
        if (features.size() != weights.size()) {
            throw new IllegalArgumentException("%d weights for %d features".formatted(weights.size(), features.size()));
        }
        this.features = List.copyOf(features);
        this.weights = weights.stream().mapToInt(Integer::intValue).toArray();
        this.network = network;
    }

    /**
     * The evaluation with the weights from a file, whose keys are the features' names.
     *
     * @throws java.util.MissingResourceException if a feature has no weight
     * @throws NumberFormatException if a weight is not a whole number
     */
    public static Evaluation of(List<String> features, ResourceBundle file) {
        return new Evaluation(
                features,
                features.stream().map(file::getString).map(Integer::valueOf).toList());
    }

    /** The expected score, from 0 to 1, of a seat with this lead in hundredths of a point; equal on every machine. */
    public static double chance(double lead) {
        return 1 / (1 + StrictMath.exp(-lead / ODDS_OF_E));
    }

    /** This evaluation, corrected by a network. */
    public Evaluation with(Network correction) {
        return new Evaluation(features, weights(), Optional.of(correction));
    }

    /** This evaluation without a network. */
    public Evaluation linear() {
        return new Evaluation(features, weights(), Optional.empty());
    }

    /** The network that corrects the sum, if the variant has one. */
    public Optional<Network> network() {
        return network;
    }

    /** The names of the features, in the order of {@link dolmen.rules.OpenPosition#features}. */
    public List<String> features() {
        return features;
    }

    /** The weights, in the order of the features. */
    public List<Integer> weights() {
        return Arrays.stream(weights).boxed().toList();
    }

    /** The weighted sum of counted features, without the network. */
    public int of(int[] counted) {
        int worth = 0;
        for (int feature = 0; feature < weights.length; feature++) {
            worth += weights[feature] * counted[feature];
        }
        return worth;
    }
}
