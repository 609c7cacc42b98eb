package dolmen.bot.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Tournament;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Simulated tournaments as files in {@code target/tournaments}, for the pairing checkers of other programs. */
final class ReportFileTest {
    private static final int FILES = Integer.getInteger("dolmen.tournaments", 3);

    @Test
    void tournaments_are_written_for_checkers() throws IOException {
        Path folder = Files.createDirectories(Path.of("pairing", "target", "tournaments"));
        for (int seed = 0; seed < FILES; seed++) {
            var random = new Random(seed);
            int entrants = random.nextInt(4, 65);
            Format.Swiss format = seed % 2 == 0
                    ? Format.Swiss.among(entrants)
                    : new Format.Swiss(random.nextInt(1, Math.min(entrants, 12)));
            Simulation simulation = seed % 3 == 0 ? Simulation.smooth(random) : Simulation.troubled(random);
            Tournament tournament = simulation.play(format, entrants);
            String report = ReportFile.of(tournament, format);
            Files.writeString(folder.resolve(seed + ".trf"), report);
            assertThat(report.lines().filter(line -> line.startsWith("001"))).hasSize(entrants);
        }
    }
}
