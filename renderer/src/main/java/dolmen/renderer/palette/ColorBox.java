package dolmen.renderer.palette;

/** Similar colours, as a range of a shared array, with the cost of replacing them by one. */
final class ColorBox {
    private static final int[] CHANNELS = {16, 8, 0};

    private final long[] colors;
    private final int from;
    private final int to;
    private final int channel;
    private final int mean;
    private final double cost;

    /**
     * A box of known cost.
     *
     * @param colors the array of colours, each with its number of occurrences
     * @param from the start of the range
     * @param to the end of the range, exclusive
     * @param channel the bit shift of the channel in which the colours differ most
     * @param mean the value at which to split that channel
     * @param cost the sum of squared deviations in that channel, each colour weighted by the square root of its
     *     occurrences
     */
    private ColorBox(long[] colors, int from, int to, int channel, int mean, double cost) {
        this.colors = colors;
        this.from = from;
        this.to = to;
        this.channel = channel;
        this.mean = mean;
        this.cost = cost;
    }

    int from() {
        return from;
    }

    int to() {
        return to;
    }

    double cost() {
        return cost;
    }

    /** The box of a range of an array of colours. */
    static ColorBox of(long[] colors, int from, int to) {
        double weights = 0;
        double[] sums = new double[CHANNELS.length];
        double[] squares = new double[CHANNELS.length];
        for (int index = from; index < to; index++) {
            double weight = Math.sqrt(CountedColor.occurrences(colors[index]));
            weights += weight;
            for (int channel = 0; channel < CHANNELS.length; channel++) {
                int value = (CountedColor.color(colors[index]) >> CHANNELS[channel]) & 0xFF;
                sums[channel] += weight * value;
                squares[channel] += weight * value * value;
            }
        }
        var widest = new ColorBox(colors, from, to, 0, 0, -1);
        for (int channel = 0; channel < CHANNELS.length; channel++) {
            double sum = sums[channel];
            double cost = to - from < 2 ? 0 : squares[channel] - sum * sum / weights;
            if (cost > widest.cost) {
                widest = new ColorBox(colors, from, to, CHANNELS[channel], (int) (sum / weights), cost);
            }
        }
        return widest;
    }

    /** Reorders the range and returns the start of its upper part; neither part is empty. */
    int split() {
        int upper = to;
        int index = from;
        while (index < upper) {
            if (((CountedColor.color(colors[index]) >> channel) & 0xFF) > mean) {
                upper--;
                long swapped = colors[index];
                colors[index] = colors[upper];
                colors[upper] = swapped;
            } else {
                index++;
            }
        }
        return upper;
    }

    /** The replacement for all colours: their mean, weighted by occurrences. */
    int color() {
        double occurrences = 0;
        double[] sums = new double[CHANNELS.length];
        for (int index = from; index < to; index++) {
            double count = CountedColor.occurrences(colors[index]);
            occurrences += count;
            for (int channel = 0; channel < CHANNELS.length; channel++) {
                sums[channel] += count * ((CountedColor.color(colors[index]) >> CHANNELS[channel]) & 0xFF);
            }
        }
        int mixed = 0;
        for (int channel = 0; channel < CHANNELS.length; channel++) {
            mixed |= (int) Math.round(sums[channel] / occurrences) << CHANNELS[channel];
        }
        return mixed;
    }
}
