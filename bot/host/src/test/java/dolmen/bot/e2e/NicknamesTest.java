package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.PlayerId;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Nicknames of one server, which only its members read, and only there. */
class NicknamesTest {
    private static final String NICKNAME = "Stonehenge";

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private String elsewhere;

    @BeforeEach
    void open() {
        JsonNode other = discord.control.post("guilds?as=" + discord.chiara.id, Map.of("name", "Other Circle"));
        elsewhere = discord.generalOf(other.path("id").asText());
        call(discord.guild.path("id").asText(), NICKNAME);
    }

    @Test
    void on_its_server_a_player_goes_by_the_nickname_in_words_pictures_and_exports() {
        String thread = discord.begin("murus-gallicus");
        assertThat(threadName(thread)).contains(NICKNAME);
        discord.play(thread, 1, "a1-a3");
        assertThat(Person.words(discord.bjorn.awaitBoard(thread, 1, 1))).contains("**Stonehenge** played");
        discord.play(thread, 1, "a7-a5");
        assertThat(discord.bjorn.privately(thread, "history")).contains("**Stonehenge** `a1-a3`");
        assertThat(discord.bjorn.privately(thread, "board")).contains("**Stonehenge**");
        assertThat(discord.bjorn.privately(discord.general, "games")).contains(NICKNAME);
        assertThat(discord.astrid.privately(thread, "resign")).isNotEmpty();
        discord.hosted()
                .services
                .matches()
                .play()
                .resign(discord.match(1).id(), discord.match(1).players().getFirst(), 2);
        discord.bjorn.await(thread, message -> Person.words(message).contains("Ratings: **Stonehenge** 1338"));
        discord.hosted().services.results().ratings().settle();
        assertThat(Person.words(discord.bjorn
                        .command(discord.general, "profile", "player", discord.astrid.id)
                        .path("message")))
                .contains("**Stonehenge** ·");
        assertThat(Person.words(
                        discord.bjorn.command(discord.general, "profile").path("message")))
                .contains("Met most often: **Stonehenge**");
    }

    @Test
    void in_private_and_on_other_servers_nobody_reads_it() {
        String thread = discord.begin("murus-gallicus");
        discord.bjorn.awaitBoard(thread, 1, 0);
        String direct = discord.privateChannel(discord.bjorn);
        for (String place : new String[] {direct, elsewhere}) {
            assertThat(discord.bjorn.privately(place, "board", "match", 1))
                    .contains("**Astrid**")
                    .doesNotContain(NICKNAME);
            assertThat(discord.bjorn.privately(place, "history", "match", 1)).doesNotContain(NICKNAME);
            assertThat(discord.bjorn.privately(place, "games"))
                    .contains("against Astrid")
                    .doesNotContain(NICKNAME);
            assertThat(discord.bjorn.privately(place, "move", "move", "a7-a5", "match", 1))
                    .contains("**Astrid**")
                    .doesNotContain(NICKNAME);
            assertThat(Person.words(discord.bjorn
                            .command(place, "profile", "player", discord.astrid.id)
                            .path("message")))
                    .contains("**Astrid**");
        }
        assertThat(discord.bjorn.typing(direct, "board", "match", "1").toString())
                .contains("against Astrid")
                .doesNotContain(NICKNAME);
        discord.bjorn.say(direct, "#1 a7-a5");
        assertThat(Person.words(discord.bjorn.await(
                        direct, message -> Person.words(message).contains("turn"))))
                .doesNotContain(NICKNAME);
    }

    @Test
    void the_same_people_go_by_other_names_at_a_table_elsewhere() {
        discord.begin("murus-gallicus");
        JsonNode challenge = discord.astrid.challenge(elsewhere, discord.bjorn, "murus-gallicus", "side", "first");
        assertThat(Person.words(challenge)).contains("**Astrid**").doesNotContain(NICKNAME);
        discord.bjorn.press(challenge, "Accept");
        String thread = challenge.path("id").asText();
        discord.play(thread, 2, "a1-a3");
        assertThat(Person.words(discord.bjorn.awaitBoard(thread, 2, 1)))
                .contains("**Astrid** played")
                .doesNotContain(NICKNAME);
        assertThat(Person.words(discord.challenge("obelisk"))).contains("**Stonehenge**");
    }

    @Test
    void whoever_asks_reads_and_deletes_the_nicknames_that_are_stored() {
        discord.astrid.privately(discord.general, "games");
        var person = new PlayerId(Long.parseLong(discord.astrid.id));
        var privacy = discord.hosted().services.people().privacy();
        assertThat(privacy.export(person).get("nicknames"))
                .asString()
                .contains(NICKNAME, discord.guild.path("id").asText());
        assertThat(privacy.delete(person)).isTrue();
        assertThat(privacy.export(person).get("nicknames")).isEmpty();
        assertThat(discord.hosted().services.people().players().of(person)).isEmpty();
    }

    private void call(String guild, String nickname) {
        discord.control.post(
                "guilds/%s/nickname?as=%s".formatted(guild, discord.astrid.id), Map.of("nickname", nickname));
    }

    private String threadName(String thread) {
        return discord.world().findParents("name").stream()
                .filter(node -> node.path("id").asText().equals(thread))
                .map(node -> node.path("name").asText())
                .findFirst()
                .orElseThrow();
    }
}
