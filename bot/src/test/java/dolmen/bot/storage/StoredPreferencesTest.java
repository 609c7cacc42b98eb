package dolmen.bot.storage;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.GuildId;
import dolmen.bot.match.GuildPreferences;
import dolmen.bot.match.PlayerId;
import dolmen.bot.match.PlayerPreferences;
import dolmen.bot.match.PlayerPreferences.Bottom;
import dolmen.bot.match.Preferences;
import dolmen.bot.match.Race;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.time.QuietHours;
import dolmen.bot.match.time.TimePreferences;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoredPreferencesTest {
    private static final TimePreferences TIME = new TimePreferences(
            ZoneId.of("Europe/Stockholm"),
            Optional.of(new QuietHours(LocalTime.of(22, 30), LocalTime.of(7, 0))),
            List.of(25, 90),
            TimePreferences.RemindedIn.DIRECT_MESSAGE,
            Optional.of(LocalTime.of(8, 15)));
    private static final PlayerPreferences OTHER =
            new PlayerPreferences(Optional.of("dark"), false, Bottom.FIRST, TIME);

    @TempDir
    private Path folder;

    private TestHost host;
    private Preferences preferences;

    @BeforeEach
    void open() {
        host = TestHost.open(folder.resolve("dolmen.db"));
        preferences = host.database.preferences();
    }

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void who_has_chosen_nothing_confirms_moves_and_sees_the_own_side_as_the_server_has_it() {
        assertThat(preferences.of(ANNA.id()))
                .isEqualTo(new PlayerPreferences(Optional.empty(), true, Bottom.OWN, TimePreferences.DEFAULT));
        assertThat(preferences.of(GUILD)).isEqualTo(new GuildPreferences(Optional.empty()));
    }

    @Test
    void what_was_chosen_holds_for_that_person_alone_also_after_a_restart() {
        assertThat(preferences.change(ANNA.id(), before -> OTHER)).isEqualTo(OTHER);

        close();
        open();

        assertThat(preferences.of(ANNA.id())).isEqualTo(OTHER);
        assertThat(preferences.of(BERT.id())).isEqualTo(PlayerPreferences.DEFAULT);
    }

    @Test
    void a_change_begins_with_what_was_chosen_before() {
        preferences.change(ANNA.id(), before -> before.withTheme(Optional.of("dark")));
        preferences.change(ANNA.id(), before -> before.withConfirm(false));
        preferences.change(ANNA.id(), before -> before.withBottom(Bottom.FIRST));
        preferences.change(ANNA.id(), before -> before.withTime(TIME));
        assertThat(preferences.of(ANNA.id())).isEqualTo(OTHER);

        preferences.change(ANNA.id(), before -> before.withTheme(Optional.empty()));
        assertThat(preferences.of(ANNA.id()))
                .isEqualTo(new PlayerPreferences(Optional.empty(), false, Bottom.FIRST, TIME));
    }

    @Test
    void of_two_changes_at_once_none_is_lost() throws Exception {
        Race.of(List.<Callable<PlayerPreferences>>of(
                () -> preferences.change(ANNA.id(), before -> before.withTheme(Optional.of("dark"))),
                () -> preferences.change(ANNA.id(), before -> before.withConfirm(false)),
                () -> preferences.change(ANNA.id(), before -> before.withBottom(Bottom.FIRST)),
                () -> preferences.change(ANNA.id(), before -> before.withTime(TIME))));

        assertThat(preferences.of(ANNA.id())).isEqualTo(OTHER);
    }

    @Test
    void the_theme_of_a_server_holds_there_alone_also_after_a_restart_and_can_be_taken_back() {
        preferences.choose(GUILD, new GuildPreferences(Optional.of("dark")));

        close();
        open();

        assertThat(preferences.of(GUILD).theme()).contains("dark");
        assertThat(preferences.of(new GuildId(1)).theme()).isEmpty();
        preferences.choose(GUILD, GuildPreferences.DEFAULT);
        assertThat(preferences.of(GUILD).theme()).isEmpty();
    }

    @Test
    void ids_use_all_64_bits() {
        long last = Long.parseUnsignedLong("18446744073709551615");
        preferences.change(new PlayerId(last), before -> OTHER);
        preferences.choose(new GuildId(last), new GuildPreferences(Optional.of("dark")));

        assertThat(preferences.of(new PlayerId(last))).isEqualTo(OTHER);
        assertThat(preferences.of(new GuildId(last)).theme()).contains("dark");
    }
}
