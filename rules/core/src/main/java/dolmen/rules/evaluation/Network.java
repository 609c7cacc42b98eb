package dolmen.rules.evaluation;

import dolmen.rules.board.Cells;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.ResourceBundle;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A neural network that corrects the weighted features of an {@link Evaluation} by the occupied cells, for the seat to
 * move. It has an input for each cell of each {@linkplain dolmen.rules.OpenPosition#planes plane}, one hidden layer of
 * {@value #UNITS} units, which are clipped at both ends, and one output.
 *
 * <p>All numbers are whole, so that every machine finds the same value. Four units share a {@code long}, so that one
 * addition serves four; this holds for at most {@value #MOST_OCCUPIED} occupied cells in all planes together.
 * Immutable.
 */
public final class Network {

    /** The number of units of the hidden layer. */
    public static final int UNITS = 16;

    /** The number of inputs of a plane; boards with fewer cells leave some unused. */
    public static final int CELLS = 64;

    /** A weight of 1 into the hidden layer. */
    public static final int ONE = 64;

    /** The maximum amount of a weight into the hidden layer. */
    public static final int STRONGEST = 480;

    /** The value at which a hidden unit is clipped; it is clipped at 0, too. */
    public static final int CEILING = 255;

    /** The maximum number of occupied cells. */
    public static final int MOST_OCCUPIED = 60;

    /** Added to each weight, so that none is negative and no unit borrows from its neighbour. */
    private static final int OFFSET = 512;

    private static final int LANES = 4;
    private static final int LANE_BITS = 16;
    private static final int LANE = (1 << LANE_BITS) - 1;

    private final int constant;
    private final int[] output;
    private final long[] bias;
    private final long[] inputs;

    /**
     * A network.
     *
     * @param constant the output without any active unit, in hundredths of a point
     * @param output by hidden unit: its weight in the output, in hundredths of a point
     * @param bias by hidden unit: its value on an empty board
     * @param inputs by input, {@value #CELLS} a plane, and hidden unit: the weight
     * @throws IllegalArgumentException if a weight is too strong
     */
    public Network(int constant, int[] output, int[] bias, int[][] inputs) {
        this.constant = constant;
        this.output = output.clone();
        this.bias = packed(bias);
        this.inputs = Arrays.stream(inputs)
                .flatMapToLong(row -> Arrays.stream(packed(row)))
                .toArray();
    }

    /**
     * The network from a file with the {@link #lines()} of one.
     *
     * @throws java.util.MissingResourceException if the planes, the constant, the output or the bias is missing
     * @throws IllegalArgumentException if another key or a value does not belong to a network
     */
    public static Network of(ResourceBundle file) {
        List<String> cells = Collections.list(file.getKeys()).stream()
                .filter(key -> key.contains("."))
                .toList();
        int[][] inputs = new int[Integer.parseInt(file.getString("planes")) * CELLS][UNITS];
        for (String key : cells) {
            int input = input(key);
            if (input >= inputs.length) {
                throw new IllegalArgumentException("there is no plane for " + key);
            }
            inputs[input] = row(file, key);
        }
        return new Network(
                Integer.parseInt(file.getString("constant")), row(file, "output"), row(file, "bias"), inputs);
    }

    private static int input(String key) {
        int dot = key.indexOf('.');
        int cell = Integer.parseInt(key.substring(dot + 1));
        if (cell >= CELLS) {
            throw new IllegalArgumentException("there is no cell " + cell);
        }
        return Integer.parseInt(key.substring(0, dot)) * CELLS + cell;
    }

    private static int[] row(ResourceBundle file, String key) {
        int[] row = Stream.of(file.getString(key).split(" "))
                .mapToInt(Integer::parseInt)
                .toArray();
        if (row.length != UNITS) {
            throw new IllegalArgumentException("%s has %d numbers, not %d".formatted(key, row.length, UNITS));
        }
        return row;
    }

    /**
     * The lines of a properties file: the number of planes, the constant, the output, the bias, and by plane and cell
     * the weights.
     */
    public List<String> lines() {
        Stream<String> cells = IntStream.range(0, inputs.length / LANES)
                .filter(input -> Arrays.stream(unpacked(inputs, input)).anyMatch(weight -> weight != 0))
                .mapToObj(input -> "%d.%d=%s".formatted(input / CELLS, input % CELLS, words(unpacked(inputs, input))));
        return Stream.concat(
                        Stream.of(
                                "planes=" + planes(),
                                "constant=" + constant,
                                "output=" + words(output),
                                "bias=" + words(unpacked(bias, 0))),
                        cells)
                .toList();
    }

    /** The number of planes. */
    public int planes() {
        return inputs.length / LANES / CELLS;
    }

    private static String words(int[] row) {
        return String.join(" ", Arrays.stream(row).mapToObj(Integer::toString).toList());
    }

    private static long[] packed(int[] row) {
        long[] lanes = new long[LANES];
        for (int unit = 0; unit < UNITS; unit++) {
            if (Math.abs(row[unit]) > STRONGEST) {
                throw new IllegalArgumentException("a weight of " + row[unit]);
            }
            lanes[unit / LANES] |= (long) (row[unit] + OFFSET) << (LANE_BITS * (unit % LANES));
        }
        return lanes;
    }

    private static int[] unpacked(long[] lanes, int input) {
        return IntStream.range(0, UNITS)
                .map(unit -> lane(lanes[LANES * input + unit / LANES], unit % LANES) - OFFSET)
                .toArray();
    }

    private static int lane(long lanes, int number) {
        return (int) (lanes >>> (LANE_BITS * number)) & LANE;
    }

    /** The output for the seat to move in hundredths of a point, from the planes as that seat sees them. */
    public int of(long[] planes) {
        long first = bias[0];
        long second = bias[1];
        long third = bias[2];
        long fourth = bias[3];
        int rows = 1;
        for (int plane = 0; plane < planes.length; plane++) {
            for (long rest = planes[plane]; rest != 0; rest = Cells.rest(rest)) {
                int at = LANES * (plane * CELLS + Cells.first(rest));
                first += inputs[at];
                second += inputs[at + 1];
                third += inputs[at + 2];
                fourth += inputs[at + 3];
                rows++;
            }
        }
        int zero = rows * OFFSET;
        int sum = weighed(first, zero, 0)
                + weighed(second, zero, 4)
                + weighed(third, zero, 8)
                + weighed(fourth, zero, 12);
        return constant + sum / ONE;
    }

    private int weighed(long lanes, int zero, int unit) {
        return Math.clamp(lane(lanes, 0) - zero, 0, CEILING) * output[unit]
                + Math.clamp(lane(lanes, 1) - zero, 0, CEILING) * output[unit + 1]
                + Math.clamp(lane(lanes, 2) - zero, 0, CEILING) * output[unit + 2]
                + Math.clamp(lane(lanes, 3) - zero, 0, CEILING) * output[unit + 3];
    }
}
