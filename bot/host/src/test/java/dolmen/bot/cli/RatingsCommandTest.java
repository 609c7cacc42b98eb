package dolmen.bot.cli;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.ExitStatus;
import dolmen.bot.console.Run;
import dolmen.bot.match.HeapGame;
import dolmen.bot.match.TestHost;
import dolmen.rules.GameRegistry;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RatingsCommandTest {
    @TempDir
    private Path folder;

    private Run recompute() {
        return Shell.runWithEnvironment(Map.of("DOLMEN_DATA", folder.toString()), "ratings", "recompute");
    }

    private TestHost host() {
        return TestHost.open(folder.resolve("sandbox/dolmen.db"), new GameRegistry(List.of(new HeapGame())));
    }

    @Test
    void ratings_are_recomputed_and_are_as_they_were() {
        try (TestHost host = host()) {
            host.play(host.begin("heap", ANNA, BERT), "take-2", "take-1");
        }

        assertThat(recompute().out())
                .isEqualTo("Results judged again: 1. Ratings: 2. Nothing was different.%n".formatted());
    }

    @Test
    void a_database_in_use_is_left_alone() {
        try (TestHost host = host()) {
            assertThat(host.ratings.of(ANNA.id())).isEmpty();
            Run refused = recompute();
            assertThat(refused.code()).isEqualTo(ExitStatus.REFUSED);
            assertThat(refused.err()).contains("dolmen: ").contains("dolmen.db");
        }
    }

    @Test
    void no_database_is_made_where_there_is_none() {
        Run refused = recompute();
        assertThat(refused.code()).isEqualTo(ExitStatus.REFUSED);
        assertThat(refused.err()).contains("there is no database");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void it_must_be_said_what_to_do_with_the_ratings() {
        assertThat(Shell.run("ratings").code()).isEqualTo(ExitStatus.MISUSED);
    }
}
