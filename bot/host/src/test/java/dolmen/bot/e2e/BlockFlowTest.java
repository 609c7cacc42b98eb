package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class BlockFlowTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private String block(Person by, String part, Person whom) {
        return block(by, Map.of("name", part, "options", List.of(Map.of("name", "player", "value", whom.id))));
    }

    private String list(Person by) {
        return block(by, Map.of("name", "list", "options", List.of()));
    }

    private String block(Person by, Map<String, ?> part) {
        return Person.privateWords(by.interact(
                Map.of("type", 2, "channel_id", discord.general, "command", "block", "options", List.of(part))));
    }

    @Test
    void a_list_is_kept_privately() {
        assertThat(list(discord.bjorn)).isEqualTo("You have blocked nobody.");
        assertThat(block(discord.bjorn, "add", discord.astrid)).contains("**Astrid** can no longer challenge you");
        assertThat(block(discord.bjorn, "add", discord.astrid)).isEqualTo("You have blocked **Astrid** already.");
        assertThat(block(discord.bjorn, "add", discord.chiara)).contains("**Chiara**");
        assertThat(list(discord.bjorn)).contains("**Astrid**", "**Chiara**");
        assertThat(block(discord.bjorn, "remove", discord.chiara)).isEqualTo("**Chiara** can challenge you again.");
        assertThat(block(discord.bjorn, "remove", discord.chiara)).isEqualTo("You have not blocked **Chiara**.");
        assertThat(list(discord.bjorn)).isEqualTo("You have blocked **Astrid**.");
        assertThat(block(discord.bjorn, "add", discord.bjorn)).isEqualTo("You cannot block yourself.");
        assertThat(discord.messagesOfBot(discord.general)).isEmpty();
    }

    @Test
    void who_is_blocked_is_refused_in_words_that_do_not_say_why() {
        block(discord.bjorn, "add", discord.astrid);

        assertThat(discord.astrid.privately(
                        discord.general, "challenge", "opponent", discord.bjorn.id, "game", "mausoleum"))
                .startsWith("**Björn** is not available to you.")
                .doesNotContain("block");
        JsonNode seek = discord.bjorn
                .command(discord.general, "seek", "game", "mausoleum")
                .path("message");
        assertThat(discord.astrid.pressedPrivately(seek, "Join"))
                .startsWith("This table is not available to you.")
                .doesNotContain("block");
        discord.chiara.press(seek, "Join");
        assertThat(discord.match(1).players()).hasSize(2);
    }
}
