package dolmen.bot.discord.desk;

import dolmen.bot.discord.answer.Acknowledgement;
import net.dv8tion.jda.api.events.interaction.command.GenericContextInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.build.CommandData;

/**
 * A command in the menu of a person or of a message, under <i>Apps</i>.
 *
 * @param <E> the event of a command of that menu
 */
public interface MenuCommand<E extends GenericContextInteractionEvent<?>> {

    /** The command as it is registered; a new one at each call. */
    CommandData definition();

    /** The acknowledgement before the answer. Must not read the database. */
    default Acknowledgement acknowledgement(E event) {
        return Acknowledgement.PRIVATE;
    }

    /** Answers the person who chose the command. */
    void answer(E event);
}
