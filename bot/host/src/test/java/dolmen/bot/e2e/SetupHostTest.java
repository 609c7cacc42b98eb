package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The owner of the application is told how the host fares, and nobody else. */
@WithOneFile("the findings are those of a file")
class SetupHostTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void its_owner_reads_each_finding_of_the_doctor_in_private() {
        assertThat(Person.privateWords(discord.astrid.part(discord.general, "setup", "host")))
                .containsPattern("version +ok +dolmen ")
                .containsPattern("token +ok +Discord knows it")
                .containsPattern("database +ok +\\S+ is sound")
                .containsPattern("backup +note +the host makes none")
                .doesNotContain("WRONG");
    }

    @Test
    void nobody_else_reads_any_of_it_not_even_who_manages_the_server() {
        discord.role("Keepers", Permission.MANAGE_SERVER, discord.bjorn);

        assertThat(Person.privateWords(discord.bjorn.part(discord.general, "setup", "host")))
                .isEqualTo("Only the owner of this bot may do that, or a member of the team that owns it.");
    }
}
