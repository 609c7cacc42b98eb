package dolmen.bot.lab.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.HeapGame;
import dolmen.bot.solved.TableFile;
import dolmen.rules.Variant;
import dolmen.rules.catalogue.Catalogue;
import dolmen.rules.solve.Retrograde;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PassesTest {
    private static final long TEN_SECONDS = 10_000_000_000L;

    @Test
    void a_pass_is_half_finished_when_its_positions_are_marked(@TempDir Path folder)
            throws IOException, InterruptedException {
        Variant variant = Variant.of("heap");
        Catalogue catalogue = new HeapGame().catalogue(variant).orElseThrow();
        var err = new StringWriter();
        var clock = new AtomicLong();
        var progress = new Progress(new PrintWriter(err, true), () -> clock.getAndAdd(TEN_SECONDS));

        try (TableFile file = TableFile.open(folder.resolve("heap.table"), variant, catalogue.size());
                var crew = new Crew(1)) {
            new Passes(new Retrograde(catalogue, file.table()), file, crew, progress).finish();
        }

        assertThat(err.toString().lines().filter(line -> line.startsWith("pass 1: ") && line.contains(" %, ")))
                .extracting(line -> line.substring("pass 1: ".length(), line.indexOf(',')))
                .containsExactly("13 %", "25 %", "38 %", "63 %", "75 %", "88 %");
    }
}
