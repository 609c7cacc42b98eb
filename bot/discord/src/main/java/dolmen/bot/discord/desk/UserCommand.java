package dolmen.bot.discord.desk;

import dolmen.bot.discord.answer.Acknowledgement;
import net.dv8tion.jda.api.events.interaction.command.UserContextInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.build.CommandData;

/** One command in the menu of a person, under <i>Apps</i>. */
public interface UserCommand {

    /** The command as it is registered; a new one at each call. */
    CommandData definition();

    /** How the command is acknowledged before it is answered. Looks at nothing that is stored. */
    default Acknowledgement acknowledgement(UserContextInteractionEvent event) {
        return Acknowledgement.PRIVATE;
    }

    /** Answers somebody who has chosen the command for a person. */
    void answer(UserContextInteractionEvent event);
}
