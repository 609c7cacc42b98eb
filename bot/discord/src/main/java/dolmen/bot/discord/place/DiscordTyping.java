package dolmen.bot.discord.place;

import dolmen.bot.match.Match;
import dolmen.bot.match.computer.Typing;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Discord's typing indicator, which lasts for ten seconds. Safe for use by many threads. */
public record DiscordTyping(Connections connections) implements Typing {
    private static final Logger log = LoggerFactory.getLogger(DiscordTyping.class);

    @Override
    public void in(Match match) {
        connections
                .channel(match.venue().thread().value())
                .filter(GuildMessageChannel::canTalk)
                .ifPresent(channel -> channel.sendTyping()
                        .queue(
                                given -> {},
                                failure -> log.debug(
                                        "Could not show typing in match {}: {}", match.id(), failure.getMessage())));
    }
}
