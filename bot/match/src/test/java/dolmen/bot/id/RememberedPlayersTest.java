package dolmen.bot.id;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class RememberedPlayersTest {
    private static final Player ANNA = new Player(new PlayerId(1L << 40), "Anna", false);
    private static final Player ANNABEL = new Player(ANNA.id(), "Annabel", false);

    /** Names in memory, with counts of reads and writes. */
    private static final class Stored implements Players {
        private final Map<PlayerId, KnownPerson> names = new HashMap<>();
        private final List<Object> calls = new ArrayList<>();

        @Override
        public void remember(Player player) {
            calls.add(player);
            names.put(
                    player.id(),
                    Optional.ofNullable(names.get(player.id()))
                            .orElse(new KnownPerson(player.name()))
                            .after(player));
        }

        @Override
        public Optional<KnownPerson> of(PlayerId player) {
            calls.add(player);
            return Optional.ofNullable(names.get(player));
        }
    }

    private final Stored stored = new Stored();
    private final RememberedPlayers players = new RememberedPlayers(stored);

    @Test
    void a_name_is_read_once() {
        stored.names.put(ANNA.id(), new KnownPerson("Anna"));

        assertThat(players.names(List.of(ANNA.id()), Optional.empty())).containsExactly(Map.entry(ANNA.id(), "Anna"));
        assertThat(players.names(List.of(ANNA.id()), Optional.empty())).containsExactly(Map.entry(ANNA.id(), "Anna"));
        assertThat(stored.calls).hasSize(1);
    }

    @Test
    void a_player_who_was_never_seen_is_left_out_and_looked_up_again() {
        assertThat(players.names(List.of(ANNA.id()), Optional.empty())).isEmpty();
        stored.names.put(ANNA.id(), new KnownPerson("Anna"));

        assertThat(players.names(List.of(ANNA.id()), Optional.empty())).hasSize(1);
    }

    @Test
    void a_name_is_stored_when_it_is_new_and_not_again() {
        players.remember(ANNA);
        players.remember(ANNA);
        players.remember(ANNABEL);

        assertThat(stored.calls).containsExactly(ANNA, ANNA.id(), ANNABEL, ANNA.id());
        assertThat(players.names(List.of(ANNA.id()), Optional.empty())).containsValue("Annabel");
    }

    @Test
    void a_forgotten_person_is_stored_again_on_return() {
        players.remember(ANNA);
        stored.names.clear();

        players.forget(ANNA.id());
        assertThat(players.names(List.of(ANNA.id()), Optional.empty())).isEmpty();
        players.remember(ANNA);

        assertThat(stored.names).containsValue(new KnownPerson("Anna"));
    }

    @Test
    void a_nickname_is_told_on_its_server_alone_and_stored_once() {
        var here = new GuildId(1);
        var there = new GuildId(2);
        Player known = met(here, Optional.of("Stonehenge"));
        players.remember(known);
        players.remember(known);
        players.remember(met(there, Optional.empty()));

        assertThat(stored.calls).containsExactly(known, ANNA.id());
        assertThat(players.names(List.of(ANNA.id()), Optional.of(here))).containsValue("Stonehenge");
        assertThat(players.names(List.of(ANNA.id()), Optional.of(there))).containsValue("Anna");
        assertThat(players.names(List.of(ANNA.id()), Optional.empty())).containsValue("Anna");
    }

    @Test
    void a_nickname_that_was_given_up_is_told_no_more() {
        var here = new GuildId(1);
        players.remember(met(here, Optional.of("Stonehenge")));
        players.remember(met(here, Optional.empty()));

        assertThat(players.names(List.of(ANNA.id()), Optional.of(here))).containsValue("Anna");
    }

    private static Player met(GuildId guild, Optional<String> nickname) {
        return new Player(
                ANNA.id(), "Anna", false, Optional.of(new Player.Membership(guild, nickname)), Optional.empty());
    }
}
