package dolmen.bot.discord.desk;

import dolmen.bot.discord.answer.Acknowledgement;
import net.dv8tion.jda.api.events.interaction.command.UserContextInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.build.CommandData;

/** A command in the menu of a person, under <i>Apps</i>. */
public interface UserCommand {

    /** The command as it is registered; a new one at each call. */
    CommandData definition();

    /** The acknowledgement before the answer. Must not read the database. */
    default Acknowledgement acknowledgement(UserContextInteractionEvent event) {
        return Acknowledgement.PRIVATE;
    }

    /** Answers the person who chose the command for another person. */
    void answer(UserContextInteractionEvent event);
}
