package dolmen.bot.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.pairing.event.Format;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

/**
 * Simulated Swiss tournaments as files in {@code target/tournaments}, for the pairing checkers of other programs.
 * bbpPairings 6.0.0, a program for the same edition of the rules, finds the same pairs in every round.
 */
final class ReportFileTest {
    private static final int CONFIRMED = 10;
    private static final int FILES = Integer.getInteger("dolmen.tournaments", CONFIRMED);

    @Test
    void tournaments_confirmed_by_another_program_stay_as_they_were() throws IOException {
        Path folder = Files.createDirectories(Path.of("pairing", "target", "tournaments"));
        var confirmed = new CRC32();
        for (int seed = 0; seed < FILES; seed++) {
            String report = report(seed);
            Files.writeString(folder.resolve(seed + ".trf"), report);
            if (seed < CONFIRMED) {
                confirmed.update(report.getBytes(StandardCharsets.UTF_8));
            }
        }
        assertThat(confirmed.getValue()).isEqualTo(1_806_357_414L);
    }

    private static String report(int seed) {
        var random = new Random(seed);
        int entrants = random.nextInt(4, seed % 3 == 0 ? 65 : 17);
        Format.Swiss format = seed % 2 == 0
                ? Format.Swiss.among(entrants)
                : new Format.Swiss(random.nextInt(1, Math.min(entrants, 13)));
        Simulation simulation = seed % 5 == 0 ? Simulation.smooth(random) : Simulation.troubled(random);
        return ReportFile.of(simulation.play(format, entrants), format);
    }
}
