package dolmen.bot.storage.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.RoleId;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.time.TimeControl;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.Scope;
import dolmen.bot.storage.TestDatabase;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the stored forms, which are in databases that are years old. */
final class StoredValuesTest {
    private static final GameRegistry GAMES = TestHost.allGames();

    private TestDatabase database;

    @BeforeEach
    void open(@TempDir Path folder) {
        database = TestDatabase.open(folder.resolve("dolmen.db"), GAMES);
    }

    @AfterEach
    void close() {
        database.close();
    }

    /** @param literal the stored value in SQL: texts in quotation marks */
    private <T> void assertStored(Class<T> type, T value, String literal) {
        assertThat(read("SELECT quote(:bound)", value, String.class)).contains(literal);
        assertThat(read("SELECT quote(:bound)", Optional.of(value), String.class))
                .contains(literal);
        assertThat(read("SELECT :bound", value, type)).contains(value);
        assertThat(read("SELECT :bound", Optional.empty(), type)).isEmpty();
    }

    private <T> Optional<T> read(String sql, Object bound, Class<T> type) {
        return database.transactions()
                .read(handle ->
                        handle.createQuery(sql).bind("bound", bound).mapTo(type).findOne());
    }

    @Test
    void ids_and_seats_are_numbers() {
        long snowflake = 1_100_000_000_000_000_001L;
        assertStored(ChallengeId.class, new ChallengeId(4), "4");
        assertStored(MatchId.class, new MatchId(5), "5");
        assertStored(PlayerId.class, new PlayerId(snowflake), "1100000000000000001");
        assertStored(GuildId.class, new GuildId(snowflake), "1100000000000000001");
        assertStored(ChannelId.class, new ChannelId(snowflake), "1100000000000000001");
        assertStored(MessageId.class, new MessageId(snowflake), "1100000000000000001");
        assertStored(RoleId.class, new RoleId(snowflake), "1100000000000000001");
        assertStored(Seat.class, new Seat(2), "2");
    }

    @Test
    void moments_and_spans_are_milliseconds_and_times_of_the_day_are_minutes() {
        assertStored(Instant.class, Instant.parse("2026-03-01T12:00:00.250Z"), "1772366400250");
        assertStored(Duration.class, Duration.ofMinutes(1), "60000");
        assertStored(LocalTime.class, LocalTime.of(22, 30), "1350");
    }

    @Test
    void values_with_a_text_are_stored_as_text() {
        Variant variant = ((VariantChoice.Found) GAMES.variant("heap(end=draw)")).variant();
        assertStored(Variant.class, variant, "'heap(end=draw)'");
        assertStored(ZoneId.class, ZoneId.of("Asia/Kolkata"), "'Asia/Kolkata'");
        assertStored(TimeControl.class, TimeControl.NONE, "'none'");
        assertStored(Ladder.class, new Ladder("heap", Pool.COMPUTERS), "'heap/computers'");
    }

    @Test
    void a_list_is_that_of_a_server_or_number_zero() {
        assertStored(Scope.class, new Scope.Everywhere(), "0");
        assertStored(Scope.class, new Scope.Server(new GuildId(7)), "7");
    }

    @Test
    void a_text_that_this_release_does_not_know_is_refused() {
        assertThatThrownBy(() -> read("SELECT :bound", "chess", Variant.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("There is no game \"chess\"");
        assertThatThrownBy(() -> read("SELECT :bound", "a while", TimeControl.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is no time control a while");
    }
}
