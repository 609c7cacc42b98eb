package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.storage.TestDatabase;
import dolmen.rules.GameRegistry;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A database too large to be looked through at the start, some of which is damaged. */
@WithOneFile("pages of a file are damaged; a server looks after its own")
class DamagedDatabaseTest {
    private static final int PAGE = 4096;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void damage_that_is_found_after_the_start_is_told_to_the_operator_and_people_play_on() throws Exception {
        discord.stopBot();
        fillAndDamage(discord.file);
        discord.startBot();

        discord.eventually(() -> assertThat(discord.hosted().complaints())
                .singleElement()
                .asString()
                .startsWith("the database is damaged: ")
                .contains("restore a backup")
                .doesNotContain("\n"));
        assertThat(discord.hosted().metrics()).contains("dolmen_database_damaged 1.0");

        String thread = discord.begin("murus-gallicus");
        discord.play(thread, 1, "a1-a3");
    }

    @Test
    void a_sound_database_is_told_to_be_sound() {
        assertThat(discord.hosted().complaints()).isEmpty();
        assertThat(discord.hosted().metrics()).contains("dolmen_database_damaged 0.0");
    }

    /** Nobody reads the table in the damaged page. */
    private static void fillAndDamage(Path file) throws Exception {
        try (TestDatabase database = TestDatabase.open(file, GameRegistry.load())) {
            database.transactions().write(handle -> {
                handle.execute("CREATE TABLE ballast (stone BLOB)");
                return handle.execute("""
                        WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 10000)
                        INSERT INTO ballast SELECT randomblob(3500) FROM numbers
                        """);
            });
        }
        try (FileChannel pages = FileChannel.open(file, StandardOpenOption.WRITE)) {
            pages.write(ByteBuffer.wrap(new byte[PAGE]), pages.size() / PAGE / 2 * PAGE);
        }
    }
}
