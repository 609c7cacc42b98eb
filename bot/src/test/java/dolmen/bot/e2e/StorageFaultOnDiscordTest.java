package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.discord.DiscordRefusedException;
import dolmen.bot.fault.StorageFaultException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Players are told when nothing can be stored, and go on when it can. */
class StorageFaultOnDiscordTest {
    @TempDir
    private Path folder;

    private LocalDiscord discord;

    @BeforeEach
    void open() throws DiscordRefusedException, InterruptedException {
        discord = new LocalDiscord(folder);
    }

    @AfterEach
    void close() {
        discord.close();
    }

    @Test
    void whoever_moves_while_the_disk_is_read_only_is_told_so_and_moves_later() {
        String thread = discord.begin("murus-gallicus");
        writable(false);

        assertThat(discord.astrid.privately(thread, "move", "move", "a1-a3"))
                .contains("That was not done", "my disk cannot be written", "What was stored before is safe");
        discord.astrid.say(thread, "<@%s> a1-a3".formatted(discord.botId()));
        discord.astrid.await(thread, message -> message.path("content").asText().startsWith("That was not done"));
        assertThat(discord.match(1).ply()).isZero();

        writable(true);
        discord.play(thread, 1, "a1-a3");
        assertThat(discord.match(1).record().moves()).containsExactly("a1-a3");
    }

    private void writable(boolean can) {
        try {
            discord.hosted()
                    .database
                    .transactions()
                    .write(handle -> handle.execute("PRAGMA query_only = " + (can ? 0 : 1)));
        } catch (StorageFaultException refused) {
            assertThat(can)
                    .as("what is read-only already refuses the end of this as well")
                    .isFalse();
        }
    }
}
