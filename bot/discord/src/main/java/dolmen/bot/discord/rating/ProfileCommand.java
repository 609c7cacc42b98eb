package dolmen.bot.discord.rating;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.Names;
import dolmen.bot.id.Player;
import net.dv8tion.jda.api.entities.User;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /profile}: the profile of a player. */
record ProfileCommand(ProfileMessage message, Readers readers) implements SlashCommand {
    private static final String PLAYER = "player";

    @Override
    public SlashCommandData definition() {
        return Commands.slash("profile", "Ratings, results and achievements of a player")
                .addOption(OptionType.USER, PLAYER, "Whose; your own unless you choose");
    }

    private static User user(SlashCommandInteractionEvent event) {
        return event.getOption(PLAYER, event.getUser(), OptionMapping::getAsUser);
    }

    @Override
    public Acknowledgement acknowledgement(SlashCommandInteractionEvent event) {
        return user(event).isBot() ? Acknowledgement.PRIVATE : Acknowledgement.PUBLIC;
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        OptionMapping option = event.getOption(PLAYER);
        if (user(event).isBot()) {
            Replies.fulfil(event.getHook(), readers.of(event).of(RatingPhrases.bot()));
            return;
        }
        Player player = option == null ? Names.sender(event) : Names.chosen(option);
        Replies.fulfil(event.getHook(), message.of(Requester.of(event), player));
    }
}
