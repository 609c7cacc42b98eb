package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.SettableClock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The list of free seats on a server, and alerts to new ones. */
class LobbyListTest {
    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), clock);

    @Test
    void the_lobby_lists_the_free_seats_that_one_sees_and_a_way_to_a_match_without_any() {
        assertThat(Person.words(lobby(discord.bjorn)))
                .startsWith("### Open seats\nNobody else seeks a match here now.");
        assertThat(Person.buttons(lobby(discord.bjorn))).containsExactly("Play a computer");

        JsonNode seek = discord.chiara
                .command(discord.channel("games"), "seek", "game", "murus-gallicus")
                .path("message");
        for (String name : List.of("Dagny", "Einar", "Frida", "Gunnar", "Hilda")) {
            Person seeker = discord.newcomer(name);
            seeker.command(discord.general, "seek", "game", "mausoleum");
            seeker.command(discord.general, "seek", "game", "obelisk");
            seeker.command(discord.general, "seek", "game", "gardsdansen");
        }
        JsonNode lobby = lobby(discord.bjorn);
        assertThat(lobby.path("components").findParents("type")).hasSizeLessThanOrEqualTo(40);
        assertThat(Person.words(lobby))
                .contains("**Chiara** seeks an opponent for **Murus Gallicus**", "more tables here have a free seat");

        discord.bjorn.press(lobby, "Join");
        discord.bjorn.awaitBoard(seek.path("id").asText(), 1, 0);
        assertThat(Person.words(lobby(discord.bjorn))).doesNotContain("Chiara");
    }

    private JsonNode lobby(Person person) {
        return person.command(discord.general, "lobby").path("message");
    }

    private JsonNode find(Person person, String game) {
        return person.chooseIn(lobby(person), "find-match", game).path("message");
    }

    private List<JsonNode> offers() {
        return discord.messagesOfBot(discord.general).stream()
                .filter(message -> Person.buttons(message).contains("Join"))
                .toList();
    }

    @Test
    void who_looks_for_a_match_offers_one_and_the_next_who_looks_joins_it() {
        JsonNode sought = find(discord.chiara, "obelisk");
        assertThat(Person.words(sought))
                .contains("Your [offer](https://discord.com/channels/", "You are called when somebody joins.");
        assertThat(Person.buttons(sought)).containsExactly("Play a computer");
        assertThat(Person.words(find(discord.chiara, "obelisk"))).contains("**Chiara** seeks an opponent");
        assertThat(offers()).hasSize(1);
        find(discord.chiara, "mausoleum");
        assertThat(offers()).hasSize(2);

        assertThat(Person.words(find(discord.bjorn, "obelisk"))).contains("**Chiara** and **Björn** play **Obelisk**");
        discord.bjorn.awaitBoard(thread(1), 1, 0);
        assertThat(discord.match(1).players()).hasSize(2);
    }

    private String thread(long match) {
        return discord.match(match).venue().thread().toString();
    }

    @Test
    void of_several_offers_it_is_the_one_of_the_nearest_rating_at_the_usual_pace() {
        String thread = discord.begin("obelisk");
        discord.moveBoth(thread, 1);
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");
        discord.astrid.command(discord.general, "seek", "game", "obelisk");
        Person dagny = discord.newcomer("Dagny");
        dagny.command(discord.general, "seek", "game", "obelisk", "pace", "1 day");
        dagny.command(discord.general, "seek", "game", "obelisk(mode=open)");
        dagny.command(discord.general, "seek", "game", "obelisk");

        assertThat(Person.words(find(discord.chiara, "obelisk"))).contains("**Dagny** and **Chiara** play **Obelisk**");
        assertThat(discord.match(2).clock().control())
                .isEqualTo(discord.match(1).clock().control());
    }

    @Test
    void two_who_look_at_the_same_time_meet_and_a_second_choice_makes_no_second_offer() {
        JsonNode lobby = lobby(discord.chiara);
        String menu = lobby.findParents("custom_id").stream()
                .map(component -> component.path("custom_id").asText())
                .filter(id -> id.contains("find-match"))
                .findFirst()
                .orElseThrow();
        discord.chiara.doubleClick(Map.of(
                "type",
                3,
                "channel_id",
                discord.general,
                "message_id",
                lobby.path("id").asText(),
                "custom_id",
                menu,
                "values",
                List.of("obelisk")));
        discord.eventually(() -> assertThat(offers()).isNotEmpty());
        find(discord.chiara, "obelisk");
        assertThat(offers()).hasSize(1);
    }

    private JsonNode chooseAlerts(Person person, JsonNode lobby, String... games) {
        return person.chooseIn(lobby, "seek-alerts", games).path("message");
    }

    private List<JsonNode> alerts(Person person) {
        return person.messages(discord.privateChannel(person)).stream()
                .filter(message -> Person.buttons(message).contains("Stop alerts"))
                .toList();
    }

    private void awaitAlerts(Person person, int number) {
        clock.advance(Duration.ofMinutes(16));
        discord.eventually(() -> assertThat(alerts(person)).hasSize(number));
    }

    @Test
    void who_asked_for_it_hears_in_a_direct_message_of_a_seek_that_leads_there_and_ends_it_by_a_button() {
        JsonNode chosen = chooseAlerts(discord.bjorn, lobby(discord.bjorn), "murus-gallicus", "obelisk");
        assertThat(Person.words(chosen))
                .contains("somebody here seeks players for Murus Gallicus or Obelisk, at most 2 in 24 hours.");
        assertThat(Person.words(lobby(discord.chiara))).doesNotContain("24 hours");
        discord.chiara.command(discord.general, "seek", "game", "mausoleum");
        JsonNode seek = discord.chiara
                .command(discord.general, "seek", "game", "obelisk")
                .path("message");

        awaitAlerts(discord.bjorn, 1);
        JsonNode alert = alerts(discord.bjorn).getFirst();
        assertThat(Person.words(alert))
                .startsWith("**Chiara** seeks an opponent for **Obelisk")
                .contains("<#" + discord.general + ">", "You asked to hear of seeks.");
        assertThat(alert.findValuesAsText("url"))
                .containsExactly("https://discord.com/channels/%s/%s/%s"
                        .formatted(
                                discord.guild.path("id").asText(),
                                discord.general,
                                seek.path("id").asText()));
        assertThat(alerts(discord.chiara)).isEmpty();

        discord.bjorn.press(seek, "Join");
        assertThat(discord.bjorn.pressedPrivately(alert, "Stop alerts")).startsWith("You will get no more");
        discord.chiara.command(discord.general, "seek", "game", "obelisk");
        clock.advance(Duration.ofMinutes(16));
        chooseAlerts(discord.astrid, lobby(discord.astrid), "obelisk");
        discord.bjorn.command(discord.general, "seek", "game", "obelisk");
        awaitAlerts(discord.astrid, 1);
        assertThat(alerts(discord.bjorn)).hasSize(1);
    }

    @Test
    void nobody_hears_of_a_seek_in_a_channel_that_they_do_not_see() {
        chooseAlerts(discord.bjorn, lobby(discord.bjorn), "obelisk");
        discord.deny(discord.channel("games"), discord.bjorn.id, Permission.VIEW_CHANNEL);
        discord.chiara.command(discord.channel("games"), "seek", "game", "obelisk");
        discord.chiara.command(discord.general, "seek", "game", "obelisk");

        awaitAlerts(discord.bjorn, 1);
        discord.chiara.command(discord.general, "seek", "game", "obelisk");
        awaitAlerts(discord.bjorn, 2);
        assertThat(alerts(discord.bjorn))
                .allSatisfy(alert -> assertThat(Person.words(alert)).contains("<#" + discord.general + ">"));
    }

    @Test
    void alerts_end_when_a_person_takes_no_direct_messages_and_the_lobby_shows_it() {
        chooseAlerts(discord.bjorn, lobby(discord.bjorn), "obelisk");
        assertThat(Person.words(lobby(discord.bjorn))).contains("24 hours");
        discord.fault(
                Map.of("kind", "error", "code", 50007, "status", 403, "times", 1, "route", "POST /users/@me/channels"));
        discord.chiara.command(discord.general, "seek", "game", "obelisk");
        clock.advance(Duration.ofMinutes(16));

        discord.eventually(() -> assertThat(Person.words(lobby(discord.bjorn))).doesNotContain("24 hours"));
    }
}
