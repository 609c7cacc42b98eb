package dolmen.bot.discord.rating;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.MenuCommand;
import dolmen.bot.discord.words.Names;
import dolmen.bot.id.Player;
import net.dv8tion.jda.api.events.interaction.command.UserContextInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.build.CommandData;
import net.dv8tion.jda.api.interactions.commands.build.Commands;

/** <i>Compare</i> in the menu of a person: compares that person with the requester. */
record CompareUserCommand(Comparison comparison) implements MenuCommand<UserContextInteractionEvent> {

    @Override
    public CommandData definition() {
        return Commands.user("Compare").setContexts(InteractionContextType.GUILD);
    }

    @Override
    public Acknowledgement acknowledgement(UserContextInteractionEvent event) {
        return Comparison.acknowledgement(target(event), Names.sender(event));
    }

    @Override
    public void answer(UserContextInteractionEvent event) {
        comparison.answer(event, target(event), Names.sender(event));
    }

    private static Player target(UserContextInteractionEvent event) {
        return Names.player(event.getTarget(), event.getTargetMember());
    }
}
