package dolmen.rules;

import java.util.Arrays;
import java.util.List;
import java.util.ResourceBundle;

/**
 * How much each feature of a position is worth in a variant: what {@link OpenPosition#features} counts, weighed. Its
 * unit is the hundredth of a point, of which a player who is sure to win soon has some ten. Immutable.
 */
public final class Evaluation {
    /** How many hundredths make the odds of winning e to 1: the scale on which weights are learnt. */
    public static final double ODDS_OF_E = 250;

    private final List<String> features;
    private final int[] weights;

    /**
     * An evaluation of its features and their weights, in the same order.
     *
     * @throws IllegalArgumentException unless there are as many weights as features
     */
    public Evaluation(List<String> features, List<Integer> weights) {
        if (features.size() != weights.size()) {
            throw new IllegalArgumentException("%d weights for %d features".formatted(weights.size(), features.size()));
        }
        this.features = List.copyOf(features);
        this.weights = weights.stream().mapToInt(Integer::intValue).toArray();
    }

    /**
     * The evaluation whose weights a file tells under the features' names.
     *
     * @throws java.util.MissingResourceException if it lacks one
     * @throws NumberFormatException if one is no whole number
     */
    public static Evaluation of(List<String> features, ResourceBundle file) {
        return new Evaluation(
                features,
                features.stream().map(file::getString).map(Integer::valueOf).toList());
    }

    /** The names of the features, in the order of {@link OpenPosition#features}. */
    public List<String> features() {
        return features;
    }

    /** The weights, in the order of the features. */
    public List<Integer> weights() {
        return Arrays.stream(weights).boxed().toList();
    }

    /** What counted features are worth together. */
    public int of(int[] counted) {
        int worth = 0;
        for (int feature = 0; feature < weights.length; feature++) {
            worth += weights[feature] * counted[feature];
        }
        return worth;
    }
}
