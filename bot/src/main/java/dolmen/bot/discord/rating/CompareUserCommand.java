package dolmen.bot.discord.rating;

import dolmen.bot.discord.desk.UserCommand;
import dolmen.bot.discord.words.Names;
import net.dv8tion.jda.api.events.interaction.command.UserContextInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.build.CommandData;
import net.dv8tion.jda.api.interactions.commands.build.Commands;

/** <i>Compare</i> in the menu of a person: compares that person with whoever asks. */
record CompareUserCommand(Comparison comparison) implements UserCommand {

    @Override
    public CommandData definition() {
        return Commands.user("Compare").setContexts(InteractionContextType.GUILD);
    }

    @Override
    public void answer(UserContextInteractionEvent event) {
        comparison.answer(event, Names.player(event.getTarget(), event.getTargetMember()), Names.sender(event));
    }
}
