package dolmen.bot.match.timekeeping;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.preference.PlayerPreferences;
import dolmen.bot.match.preference.Preferences;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests a match whose look dies of an error: the others lose on time, and it does a little later. */
final class ErrorsInTimekeepingTest {
    @TempDir
    private Path folder;

    static Stream<Error> errors() {
        return Stream.of(
                new OutOfMemoryError("Java heap space"), new StackOverflowError(), new AssertionError("a fault"));
    }

    @ParameterizedTest
    @MethodSource("errors")
    void nobody_loses_time_by_an_error_in_the_match_of_others(Error error) {
        try (TestHost host = TestHost.open(folder.resolve("dolmen.db"))) {
            Match poison = host.begin("heap", "100m", TestHost.CHANNEL, ANNA, BERT);
            Match other = host.begin("heap", "100m", TestHost.CHANNEL, CARL, BERT);
            host.postBoards();
            host.timekeeper.attendDue();
            Preferences preferences = mock();
            when(preferences.of(any(PlayerId.class))).thenReturn(PlayerPreferences.DEFAULT);
            when(preferences.of(eq(ANNA.id()))).thenThrow(error).thenReturn(PlayerPreferences.DEFAULT);
            var timekeeper = new Timekeeper(
                    host.database.matches(),
                    host.liveMatches,
                    host.ledger,
                    host.database.timeOff(),
                    preferences,
                    new Absentees((guild, player) -> false, host.database.departures()),
                    host.watch,
                    host.clock);

            Throwable thrown = catchThrowable(timekeeper::attendDue);
            assertThat(thrown != null).isEqualTo(error instanceof OutOfMemoryError);
            for (int minutes = 0; minutes < 103; minutes++) {
                host.clock.advance(Duration.ofMinutes(1));
                timekeeper.attendDue();
            }

            assertThat(host.database.matches().find(other.id()).orElseThrow().live())
                    .isFalse();
            assertThat(host.database.matches().find(poison.id()).orElseThrow().live())
                    .isFalse();
        }
    }
}
