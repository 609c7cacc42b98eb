package dolmen.bot.discord.desk;

import dolmen.bot.discord.answer.Acknowledgement;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** One command that people type. */
public interface SlashCommand {

    /** The command as it is registered; a new one at each call. */
    SlashCommandData definition();

    /** How the command is acknowledged before it is answered. Looks at nothing that is stored. */
    default Acknowledgement acknowledgement(SlashCommandInteractionEvent event) {
        return Acknowledgement.PRIVATE;
    }

    /** Answers somebody who has sent the command. */
    void answer(SlashCommandInteractionEvent event);

    /** What to offer to somebody who is typing an option, the likeliest first. */
    default List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return List.of();
    }
}
