package dolmen.bot.match.timekeeping;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.Match;
import dolmen.bot.match.Race;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.timekeeping.VacationService.Result;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class VacationServiceTest {

    @TempDir
    private Path folder;

    private TestHost host;
    private VacationService vacations;

    @BeforeEach
    void open() {
        host = TestHost.open(folder.resolve("dolmen.db"));
        vacations = new VacationService(host.database.timeOff(), host.database.matches(), host.clock);
    }

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void everybody_has_thirty_days_a_year() {
        assertThat(vacations.of(ANNA.id()).daysLeft()).isEqualTo(30);
        assertThat(vacations.begin(ANNA.id(), 31)).isInstanceOf(Result.TooLong.class);
        assertThat(vacations.begin(ANNA.id(), 10)).isInstanceOf(Result.Begun.class);

        assertThat(vacations.of(ANNA.id()).daysLeft()).isEqualTo(20);
        assertThat(vacations.of(BERT.id()).daysLeft()).isEqualTo(30);
    }

    @Test
    void a_player_on_vacation_cannot_begin_another() {
        vacations.begin(ANNA.id(), 3);
        host.clock.advance(Duration.ofSeconds(1));

        assertThat(vacations.begin(ANNA.id(), 3)).isInstanceOf(Result.AlreadyAway.class);
    }

    @Test
    void an_early_return_gives_back_the_days_that_have_not_begun() {
        vacations.begin(ANNA.id(), 10);
        host.clock.advance(Duration.ofHours(30));

        assertThat(vacations.end(ANNA.id()).now()).isEmpty();
        assertThat(vacations.of(ANNA.id()).daysLeft()).isEqualTo(28);
    }

    @Test
    void a_vacation_ended_at_once_counts_as_none() {
        vacations.begin(ANNA.id(), 10);

        assertThat(vacations.end(ANNA.id()).daysLeft()).isEqualTo(30);
    }

    @Test
    void days_come_back_with_the_new_year() {
        vacations.begin(ANNA.id(), 30);
        host.clock.advance(Duration.ofDays(60));

        assertThat(vacations.of(ANNA.id()).daysLeft()).isEqualTo(30);
    }

    @Test
    void a_vacation_stops_the_clock_of_turns_that_have_begun() {
        Match match = host.begin("heap", "1d", TestHost.CHANNEL, ANNA, BERT);
        host.timekeeper.attendDue();
        vacations.begin(ANNA.id(), 7);
        for (int day = 0; day < 7 * 24; day++) {
            host.clock.advance(Duration.ofSeconds(59));
            host.timekeeper.attendDue();
        }

        assertThat(host.database.matches().find(match.id()).orElseThrow().live())
                .isTrue();
    }

    @Test
    void of_two_vacations_begun_at_once_one_is_taken() throws Exception {
        List<Callable<Result>> attempts = IntStream.rangeClosed(17, 20)
                .<Callable<Result>>mapToObj(days -> () -> vacations.begin(ANNA.id(), days))
                .toList();

        assertThat(Race.of(attempts).stream().filter(Result.Begun.class::isInstance))
                .hasSize(1);
        assertThat(vacations.of(ANNA.id()).daysLeft()).isBetween(10, 13);
        assertThat(host.database.timeOff().vacations(ANNA.id(), host.clock.instant()))
                .hasSize(1);
    }
}
