package dolmen.bot.discord.place;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.silence.Loss;
import dolmen.bot.match.silence.Places;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.attribute.IThreadContainer;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;

/**
 * The channels and threads of matches, as the client remembers them; no request is made. Safe for use by many threads.
 *
 * @param events heard since the login
 */
public record DiscordPlaces(Connections connections, PlaceEvents events) implements Places {

    @Override
    public Optional<Loss> loss(Venue venue) {
        long id = venue.guild().value();
        JDA jda = connections.of(venue.guild()).orElse(null);
        Guild guild = jda == null ? null : jda.getGuildById(id);
        if (guild == null) {
            return Optional.of(jda == null || jda.isUnavailable(id) ? new Loss.ServerOutage() : new Loss.Removed());
        }
        Optional<GuildChannel> thread = channel(guild, venue.thread().value());
        Optional<GuildChannel> around = channel(guild, venue.channel().value());
        return Stream.of(
                        thread.map(Writing::lackingIn),
                        around.map(Writing::lackingIn),
                        around.filter(channel -> thread.isEmpty() && channel instanceof IThreadContainer)
                                .map(Writing::lackingForThreadOf))
                .flatMap(Optional::stream)
                .min(Comparator.comparingInt(Set::size))
                .map(DiscordPlaces::forbidden)
                .orElseGet(() -> Optional.of(new Loss.ChannelGone()));
    }

    private static Optional<Loss> forbidden(Set<Permission> lacking) {
        return lacking.isEmpty()
                ? Optional.empty()
                : Optional.of(new Loss.Forbidden(
                        lacking.stream().map(Permission::getName).toList()));
    }

    private static Optional<GuildChannel> channel(Guild guild, long id) {
        return Optional.ofNullable(guild.getGuildChannelById(id));
    }

    @Override
    public Set<GuildId> changed() {
        return events.taken();
    }
}
