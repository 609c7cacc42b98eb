package dolmen.rules.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import java.util.PropertyResourceBundle;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NetworkTest {
    private static final int PLANES = 3;

    private final SplittableRandom random = new SplittableRandom(1);

    @Test
    void its_value_is_that_of_plain_arithmetic_even_with_the_strongest_weights_on_a_full_board() {
        for (int number = 0; number < 200; number++) {
            int constant = random.nextInt(-500, 500);
            int[] output = row(-900);
            int[] bias = row(-Network.STRONGEST);
            int[][] inputs = Stream.generate(() -> row(-Network.STRONGEST))
                    .limit(PLANES * Network.CELLS)
                    .toArray(int[][]::new);
            int[] occupied = random.ints(0, inputs.length)
                    .distinct()
                    .limit(random.nextInt(Network.MOST_OCCUPIED + 1))
                    .toArray();
            int[] strongest = row(1);
            Arrays.fill(strongest, Network.STRONGEST);
            if (number == 0) {
                Arrays.fill(inputs, strongest);
            }
            assertThat(new Network(constant, output, bias, inputs).of(planes(occupied)))
                    .isEqualTo(constant + plain(output, bias, inputs, occupied) / Network.ONE);
        }
    }

    @Test
    void it_reads_the_lines_that_it_writes() throws Exception {
        int[][] inputs =
                Stream.generate(() -> row(-100)).limit(2 * Network.CELLS).toArray(int[][]::new);
        inputs[70] = new int[Network.UNITS];
        List<String> lines = new Network(12, row(-50), row(-50), inputs).lines();
        assertThat(lines).startsWith("planes=2", "constant=12").noneMatch(line -> line.startsWith("1.6="));
        assertThat(read(String.join("\n", lines)).lines()).isEqualTo(lines);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0.5=1 2 3                             | 0.5 has 3 numbers, not 16
            0.5=481 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 | a weight of 481
            0.64=0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0  | there is no cell 64
            1.0=0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0   | there is no plane for 1.0
            """)
    void a_file_that_is_no_network_is_refused(String line, String why) {
        String zeros = "0" + " 0".repeat(Network.UNITS - 1);
        assertThatThrownBy(() -> read("planes=1\nconstant=0\noutput=%s\nbias=%<s\n%s".formatted(zeros, line)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(why);
    }

    private static Network read(String file) throws IOException {
        return Network.of(new PropertyResourceBundle(new StringReader(file)));
    }

    private int[] row(int least) {
        return random.ints(Network.UNITS, least, Math.abs(least) + 1).toArray();
    }

    private static long[] planes(int[] occupied) {
        long[] planes = new long[PLANES];
        IntStream.of(occupied).forEach(input -> planes[input / Network.CELLS] |= 1L << (input % Network.CELLS));
        return planes;
    }

    private static int plain(int[] output, int[] bias, int[][] inputs, int[] occupied) {
        return IntStream.range(0, Network.UNITS)
                .map(unit -> output[unit]
                        * Math.clamp(
                                bias[unit]
                                        + IntStream.of(occupied)
                                                .map(input -> inputs[input][unit])
                                                .sum(),
                                0,
                                Network.CEILING))
                .sum();
    }
}
