package dolmen.bot.discord.panel;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.SlashCommand;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /games}: lists a person's open challenges and live matches, those that wait for the person first. */
record GamesCommand(GamesMessage games) implements SlashCommand {
    @Override
    public SlashCommandData definition() {
        return Commands.slash("games", "Your challenges and matches, those that wait for you first");
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Replies.fulfil(event.getHook(), games.of(event, 0));
    }
}
