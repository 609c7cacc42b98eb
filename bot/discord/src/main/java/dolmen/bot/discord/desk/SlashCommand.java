package dolmen.bot.discord.desk;

import dolmen.bot.discord.answer.Acknowledgement;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** A command that people type. */
public interface SlashCommand {

    /** The command as it is registered; a new one at each call. */
    SlashCommandData definition();

    /** The acknowledgement before the answer. Must not read the database. */
    default Acknowledgement acknowledgement(SlashCommandInteractionEvent event) {
        return Acknowledgement.PRIVATE;
    }

    /** Answers the person who sent the command. */
    void answer(SlashCommandInteractionEvent event);

    /** Suggestions for a person who is typing an option, the likeliest first. */
    default List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return List.of();
    }
}
