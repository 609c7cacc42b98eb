package dolmen.bot.discord.lobby;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.SlashCommand;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /lobby}: lists the tables of the server with a free seat. */
record LobbyCommand(LobbyMessage lobby) implements SlashCommand {
    @Override
    public SlashCommandData definition() {
        return Commands.slash("lobby", "Matches here that you can join now").setContexts(InteractionContextType.GUILD);
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Replies.fulfil(event.getHook(), lobby.of(event));
    }
}
