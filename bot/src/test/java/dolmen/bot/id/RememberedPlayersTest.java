package dolmen.bot.id;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class RememberedPlayersTest {
    private static final Player ANNA = new Player(new PlayerId(1L << 40), "Anna", false);
    private static final Player ANNABEL = new Player(ANNA.id(), "Annabel", false);

    /** Names in memory, which know how often they were asked and told. */
    private static final class Stored implements Players {
        private final Map<PlayerId, String> names = new HashMap<>();
        private final List<Object> calls = new ArrayList<>();

        @Override
        public void remember(Player player) {
            calls.add(player);
            names.put(player.id(), player.name());
        }

        @Override
        public Map<PlayerId, String> names(Collection<PlayerId> players) {
            calls.add(players);
            var found = new HashMap<>(names);
            found.keySet().retainAll(players);
            return found;
        }
    }

    private final Stored stored = new Stored();
    private final RememberedPlayers players = new RememberedPlayers(stored);

    @Test
    void a_name_is_read_once() {
        stored.names.put(ANNA.id(), "Anna");

        assertThat(players.names(List.of(ANNA.id()))).containsExactly(Map.entry(ANNA.id(), "Anna"));
        assertThat(players.names(List.of(ANNA.id()))).containsExactly(Map.entry(ANNA.id(), "Anna"));
        assertThat(stored.calls).hasSize(1);
    }

    @Test
    void whoever_was_never_seen_is_left_out_and_looked_for_again() {
        assertThat(players.names(List.of(ANNA.id()))).isEmpty();
        stored.names.put(ANNA.id(), "Anna");

        assertThat(players.names(List.of(ANNA.id()))).hasSize(1);
    }

    @Test
    void a_name_is_stored_when_it_is_new_and_not_again() {
        players.remember(ANNA);
        players.remember(ANNA);
        players.remember(ANNABEL);

        assertThat(stored.calls).containsExactly(ANNA, ANNABEL);
        assertThat(players.names(List.of(ANNA.id()))).containsValue("Annabel");
    }

    @Test
    void somebody_who_was_forgotten_is_stored_again_when_the_person_comes_back() {
        players.remember(ANNA);
        stored.names.clear();

        players.forget(ANNA.id());
        assertThat(players.names(List.of(ANNA.id()))).isEmpty();
        players.remember(ANNA);

        assertThat(stored.names).containsValue("Anna");
    }
}
