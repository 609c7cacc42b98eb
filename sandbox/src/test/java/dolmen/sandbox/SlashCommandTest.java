package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.Person;
import java.util.Map;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import org.junit.jupiter.api.Test;

final class SlashCommandTest {
    @Test
    void the_real_client_logs_in_registers_a_command_and_answers_it() {
        try (Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne());
                TestBot bot = TestBot.login(sandbox, event -> {
                    if (event instanceof SlashCommandInteractionEvent slash) {
                        slash.reply("Hello, " + slash.getOption("name", OptionMapping::getAsString) + "!")
                                .queue();
                    }
                })) {
            bot.jda()
                    .updateCommands()
                    .addCommands(Commands.slash("greet", "Greets somebody")
                            .addOption(OptionType.STRING, "name", "Whom", true))
                    .complete();
            Person astrid = new Control(sandbox).person("Astrid");

            Control.Answer answer = astrid.slash(astrid.channel("general"), "greet", Map.of("name", "Björn 🪨"));

            assertThat(answer.body().path("outcome").asText()).isEqualTo("answered");
            assertThat(answer.body().path("message").path("content").asText()).isEqualTo("Hello, Björn 🪨!");
            assertThat(astrid.messages(astrid.channel("general"))).hasSize(1);
        }
    }
}
