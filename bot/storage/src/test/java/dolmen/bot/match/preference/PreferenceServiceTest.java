package dolmen.bot.match.preference;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.TestHost;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PreferenceServiceTest {
    private TestHost host;
    private final List<PlayerId> changed = new ArrayList<>();
    private PreferenceService preferences;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
        preferences = new PreferenceService(host.database.preferences(), changed::add);
    }

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void a_change_holds_at_once_with_its_consequences() {
        assertThat(preferences.of(ANNA.id())).isEqualTo(PlayerPreferences.DEFAULT);

        PlayerPreferences now = preferences.change(ANNA.id(), before -> before.withConfirm(false));

        assertThat(now.confirm()).isFalse();
        assertThat(preferences.of(ANNA.id())).isEqualTo(now);
        assertThat(host.database.preferences().of(ANNA.id())).isEqualTo(now);
        assertThat(preferences.of(BERT.id())).isEqualTo(PlayerPreferences.DEFAULT);
        assertThat(changed).containsExactly(ANNA.id());
    }

    @Test
    void a_change_of_a_server_holds_at_once_and_concerns_nobody_else() {
        assertThat(preferences.of(GUILD)).isEqualTo(GuildPreferences.DEFAULT);

        GuildPreferences now = preferences.change(GUILD, before -> before.withTheme(Optional.of("dark")));

        assertThat(preferences.of(GUILD)).isEqualTo(now);
        assertThat(changed).isEmpty();
    }

    @Test
    void a_forgotten_persons_settings_are_not_cached() {
        preferences.change(ANNA.id(), before -> before.withConfirm(false));
        host.database.preferences().change(ANNA.id(), before -> PlayerPreferences.DEFAULT);

        preferences.forget(ANNA.id());

        assertThat(preferences.of(ANNA.id())).isEqualTo(PlayerPreferences.DEFAULT);
    }
}
