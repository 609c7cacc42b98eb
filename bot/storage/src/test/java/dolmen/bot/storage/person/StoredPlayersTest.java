package dolmen.bot.storage.person;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.KnownPerson;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.match.TestHost;
import dolmen.bot.storage.TestDatabase;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoredPlayersTest {
    private TestHost host;
    private Players players;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
        players = host.database.players();
    }

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void a_seen_player_has_a_name_and_an_unseen_one_is_left_out() {
        players.remember(ANNA);

        assertThat(players.names(List.of(BERT.id(), ANNA.id()), Optional.empty()))
                .containsExactly(Map.entry(ANNA.id(), "Anna"));
        assertThat(players.names(List.of(), Optional.empty())).isEmpty();
    }

    @Test
    void the_latest_name_counts() {
        players.remember(ANNA);
        players.remember(new Player(ANNA.id(), "Anna II.", false));

        assertThat(players.names(List.of(ANNA.id()), Optional.empty())).containsEntry(ANNA.id(), "Anna II.");
    }

    @Test
    void names_come_back_as_they_were_empty_huge_or_foreign() {
        for (String name : List.of(
                "", "x".repeat(1_000_000), "Ωλέ ñandú שלום 你好", "👩‍👩‍👧‍👦", "a\u0000b'); DROP TABLE players")) {
            players.remember(new Player(ANNA.id(), name, false));

            assertThat(players.names(List.of(ANNA.id()), Optional.empty()))
                    .containsEntry(ANNA.id(), TestDatabase.ON_SERVER ? name.replace('\0', '\uFFFD') : name);
        }
    }

    @Test
    void ids_use_all_64_bits() {
        var last = new PlayerId(Long.parseUnsignedLong("18446744073709551615"));
        players.remember(new Player(last, "Last", false));

        assertThat(players.names(List.of(last), Optional.empty())).containsEntry(last, "Last");
    }

    @Test
    void a_nickname_belongs_to_its_server_and_is_deleted_with_it() {
        var here = new GuildId(1);
        var there = new GuildId(2);
        players.remember(nicknamed(here, Optional.of("Stonehenge")));
        players.remember(nicknamed(there, Optional.of("Avebury")));
        assertThat(players.of(ANNA.id()))
                .hasValue(new KnownPerson("Anna", Map.of(here, "Stonehenge", there, "Avebury"), Optional.empty()));

        players.remember(nicknamed(here, Optional.empty()));
        host.database.departures().left(there, ANNA.id(), host.clock.instant());
        assertThat(players.of(ANNA.id())).hasValue(new KnownPerson("Anna"));
    }

    @Test
    void the_language_of_a_persons_discord_is_kept_until_it_tells_another() {
        var players = host.database.players();
        players.remember(ANNA.speaking(Optional.of("sv-SE")));
        players.remember(ANNA);
        assertThat(players.of(ANNA.id()).flatMap(KnownPerson::language)).hasValue("sv-SE");

        players.remember(ANNA.speaking(Optional.of("de")));
        assertThat(players.of(ANNA.id()).flatMap(KnownPerson::language)).hasValue("de");
    }

    private static Player nicknamed(GuildId guild, Optional<String> nickname) {
        return new Player(
                ANNA.id(), "Anna", false, Optional.of(new Player.Membership(guild, nickname)), Optional.empty());
    }
}
