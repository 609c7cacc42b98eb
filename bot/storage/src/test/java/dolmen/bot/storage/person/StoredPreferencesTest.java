package dolmen.bot.storage.person;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.RoleId;
import dolmen.bot.match.Race;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.preference.GuildPreferences;
import dolmen.bot.match.preference.GuildPreferences.Pings;
import dolmen.bot.match.preference.PlayerPreferences;
import dolmen.bot.match.preference.PlayerPreferences.Bottom;
import dolmen.bot.match.preference.PreferenceRepository;
import dolmen.bot.match.time.QuietHours;
import dolmen.bot.match.time.TimeControl;
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
            Optional.of(LocalTime.of(18, 15)));
    private static final PlayerPreferences OTHER =
            new PlayerPreferences(Optional.of("dark"), false, Bottom.FIRST, TIME, false, Optional.of("de"));
    private static final GuildPreferences OTHER_SERVER = new GuildPreferences(
            Optional.of("dark"),
            List.of(new ChannelId(5), new ChannelId(3)),
            true,
            Optional.of(new ChannelId(11)),
            Pings.SILENT,
            TimeControl.read("7d+1d<14d weekends-off").orElseThrow(),
            Optional.of(new RoleId(7)),
            Optional.of(new ChannelId(9)),
            Optional.of("sv"));

    @TempDir
    private Path folder;

    private TestHost host;
    private PreferenceRepository preferences;

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
    void a_player_without_settings_confirms_moves_and_sees_the_own_side_in_the_servers_theme() {
        assertThat(preferences.of(ANNA.id()))
                .isEqualTo(new PlayerPreferences(
                        Optional.empty(), true, Bottom.OWN, TimePreferences.DEFAULT, true, Optional.empty()));
        assertThat(preferences.of(GUILD)).isEqualTo(GuildPreferences.DEFAULT);
    }

    @Test
    void a_persons_settings_are_private_and_outlast_a_restart() {
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
        preferences.change(ANNA.id(), before -> before.withListed(false));
        preferences.change(ANNA.id(), before -> before.withLanguage(Optional.of("de")));
        assertThat(preferences.of(ANNA.id())).isEqualTo(OTHER);

        preferences.change(ANNA.id(), before -> before.withTheme(Optional.empty()));
        assertThat(preferences.of(ANNA.id()))
                .isEqualTo(
                        new PlayerPreferences(Optional.empty(), false, Bottom.FIRST, TIME, false, Optional.of("de")));
    }

    @Test
    void of_two_changes_at_once_none_is_lost() throws Exception {
        Race.of(List.<Callable<PlayerPreferences>>of(
                () -> preferences.change(ANNA.id(), before -> before.withTheme(Optional.of("dark"))),
                () -> preferences.change(ANNA.id(), before -> before.withConfirm(false)),
                () -> preferences.change(ANNA.id(), before -> before.withBottom(Bottom.FIRST)),
                () -> preferences.change(ANNA.id(), before -> before.withTime(TIME)),
                () -> preferences.change(ANNA.id(), before -> before.withListed(false)),
                () -> preferences.change(ANNA.id(), before -> before.withLanguage(Optional.of("de")))));

        assertThat(preferences.of(ANNA.id())).isEqualTo(OTHER);
    }

    @Test
    void a_servers_settings_are_its_own_outlast_a_restart_and_can_be_reset() {
        assertThat(preferences.change(GUILD, before -> OTHER_SERVER)).isEqualTo(OTHER_SERVER);

        close();
        open();

        assertThat(preferences.of(GUILD)).isEqualTo(OTHER_SERVER);
        assertThat(preferences.of(new GuildId(1))).isEqualTo(GuildPreferences.DEFAULT);
        preferences.change(GUILD, before -> GuildPreferences.DEFAULT);
        assertThat(preferences.of(GUILD)).isEqualTo(GuildPreferences.DEFAULT);
    }

    @Test
    void of_two_changes_of_a_server_at_once_none_is_lost() throws Exception {
        Race.of(List.<Callable<GuildPreferences>>of(
                () -> preferences.change(GUILD, before -> before.withTheme(OTHER_SERVER.theme())),
                () -> preferences.change(GUILD, before -> before.withChannels(OTHER_SERVER.channels())),
                () -> preferences.change(GUILD, before -> before.withForum(new ChannelId(11))),
                () -> preferences.change(GUILD, before -> before.withPings(Pings.SILENT)),
                () -> preferences.change(GUILD, before -> before.withPace(OTHER_SERVER.pace())),
                () -> preferences.change(GUILD, before -> before.withModerators(OTHER_SERVER.moderators())),
                () -> preferences.change(GUILD, before -> before.withLanguage(OTHER_SERVER.language())),
                () -> preferences.change(GUILD, before -> before.withDailyPuzzle(OTHER_SERVER.dailyPuzzle()))));

        assertThat(preferences.of(GUILD)).isEqualTo(OTHER_SERVER);
    }

    @Test
    void ids_use_all_64_bits() {
        long last = Long.parseUnsignedLong("18446744073709551615");
        preferences.change(new PlayerId(last), before -> OTHER);
        GuildPreferences server = GuildPreferences.DEFAULT
                .withChannels(List.of(new ChannelId(last)))
                .withModerators(Optional.of(new RoleId(last)));
        preferences.change(new GuildId(last), before -> server);

        assertThat(preferences.of(new PlayerId(last))).isEqualTo(OTHER);
        assertThat(preferences.of(new GuildId(last))).isEqualTo(server);
    }
}
