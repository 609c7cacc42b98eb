package dolmen.bot.discord.guide;

import dolmen.bot.discord.settings.SetupCheck;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.Text;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.events.guild.GuildJoinEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Greets a server that has added the bot: with the way to a first match, and with anything that prevents it. */
final class Greeting extends ListenerAdapter {
    private static final Logger log = LoggerFactory.getLogger(Greeting.class);

    private final CommandBook commands;
    private final SetupCheck check;

    Greeting(CommandBook commands, SetupCheck check) {
        this.commands = commands;
        this.check = check;
    }

    @Override
    public void onGuildJoin(GuildJoinEvent event) {
        Optional<TextChannel> open = place(event.getGuild());
        open.ifPresent(channel -> channel.sendMessage(words(event.getGuild(), channel))
                .queue(done -> {}, failure -> log.info("Not greeted: {}", failure.getMessage())));
        log.info("Let in by a server {}", open.isPresent() ? "and greeting it" : "without a place for a greeting");
    }

    /** The channel of the server for news of its members, or else the first channel that everybody reads. */
    private static Optional<TextChannel> place(Guild guild) {
        return Stream.concat(
                        Stream.ofNullable(guild.getSystemChannel()),
                        guild.getTextChannels().stream()
                                .filter(channel -> guild.getPublicRole().hasAccess(channel)))
                .filter(TextChannel::canTalk)
                .findFirst();
    }

    private String words(Guild guild, TextChannel channel) {
        String greeting =
                "Hello. I host stone games that few people know. You play them here over hours or days, and every board is a picture. %s starts a first match. %s shows the games and the commands."
                        .formatted(commands.mention("challenge"), commands.mention("help"));
        return Text.cut(
                Stream.concat(Stream.of(greeting), check.objections(guild, channel).stream())
                        .collect(Collectors.joining("\n")),
                Text.MAX_MESSAGE);
    }
}
