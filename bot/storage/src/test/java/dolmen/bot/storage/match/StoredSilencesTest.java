package dolmen.bot.storage.match;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.GuildId;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.silence.Silence;
import dolmen.bot.match.silence.Silences;
import dolmen.bot.match.time.Stretch;
import dolmen.rules.Seat;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoredSilencesTest {
    private TestHost host;
    private Silences silences;
    private Match match;
    private Instant start;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
        silences = host.database.silences();
        match = host.begin("heap", ANNA, BERT);
        start = host.clock.instant();
    }

    @AfterEach
    void close() {
        host.close();
    }

    private List<Stretch> rests() {
        return host.database.timeOff().rests(ANNA.id(), match.id(), start.minusSeconds(1), start.minusSeconds(1));
    }

    @Test
    void a_silence_lasts_until_it_ends_however_often_it_is_said_to_begin() {
        assertThat(silences.begin(match.id(), start)).isTrue();
        assertThat(silences.begin(match.id(), start.plusSeconds(5))).isFalse();
        assertThat(rests()).containsExactly(new Stretch(start, Stretch.NEVER));

        silences.end(match.id(), start.plusSeconds(9));

        assertThat(rests()).containsExactly(new Stretch(start, start.plusSeconds(9)));
        assertThat(silences.lasting()).isEmpty();
    }

    @Test
    void a_silence_that_begins_again_at_once_lasts() {
        silences.begin(match.id(), start);
        silences.end(match.id(), start);
        assertThat(silences.begin(match.id(), start)).isTrue();
        assertThat(silences.of(match.id())).isPresent();
    }

    @Test
    void the_progress_of_a_silence_is_stored() {
        silences.begin(match.id(), start);
        var tried = new Silence(match.id(), start, 2, Optional.of(start.plusSeconds(7)), Set.of(Seat.SECOND));
        silences.keep(tried);
        assertThat(silences.lasting()).containsExactly(tried);
    }

    @Test
    void only_live_matches_of_a_server_have_a_place_there() {
        Match over = host.play(host.begin("heap", ANNA, BERT), "take-2", "take-1");
        assertThat(over.live()).isFalse();
        assertThat(silences.live()).containsExactly(new Silences.Place(match.id(), match.venue()));
        assertThat(silences.live(GUILD)).containsExactlyElementsOf(silences.live());
        assertThat(silences.live(new GuildId(5))).isEmpty();
    }

    @Test
    void none_lies_in_the_future_of_a_clock_that_went_back() {
        host.database.timeOff().hostIsUp(start);
        silences.begin(match.id(), start);
        host.clock.advance(Duration.ofDays(-3));
        Instant back = host.clock.instant();

        host.database.timeOff().hostIsUp(back);

        assertThat(silences.of(match.id()).orElseThrow().began()).isEqualTo(back);
    }
}
