package dolmen.bot.discord.place;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.silence.Loss;
import dolmen.bot.match.silence.Places;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.attribute.IThreadContainer;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The channels and threads of matches, as cached by the client. Safe for use by many threads. */
public final class DiscordPlaces implements Places {
    private static final Logger log = LoggerFactory.getLogger(DiscordPlaces.class);

    private final Connections connections;
    private final PlaceEvents events;
    private final LookTimes looks;

    /** Threads that exist but are hidden from the bot. */
    private final Set<ChannelId> hidden = ConcurrentHashMap.newKeySet();

    /** @param events the events since the login */
    public DiscordPlaces(Connections connections, PlaceEvents events, InstantSource clock) {
        this.connections = connections;
        this.events = events;
        this.looks = new LookTimes(clock);
    }

    @Override
    public Optional<Loss> loss(Venue venue) {
        if (venue.direct()) {
            return Optional.empty();
        }
        long id = venue.guild().value();
        JDA jda = connections.of(venue.guild()).orElse(null);
        Guild guild = jda == null ? null : jda.getGuildById(id);
        if (guild == null) {
            return Optional.of(jda == null || jda.isUnavailable(id) ? new Loss.ServerOutage() : new Loss.Removed());
        }
        return loss(guild, venue);
    }

    private Optional<Loss> loss(Guild guild, Venue venue) {
        Optional<GuildChannel> thread = channel(guild, venue.thread());
        if (thread.filter(Writing::notIn).isPresent()) {
            return Optional.of(new Loss.NotInThread());
        }
        Optional<GuildChannel> around = channel(guild, venue.channel());
        return Stream.of(
                        thread.map(Writing::lackingIn),
                        around.map(Writing::lackingIn),
                        around.filter(channel -> thread.isEmpty() && channel instanceof IThreadContainer)
                                .map(Writing::lackingForThreadOf))
                .flatMap(Optional::stream)
                .min(Comparator.comparingInt(Set::size))
                .map(DiscordPlaces::forbidden)
                .orElseGet(() ->
                        Optional.of(hidden.contains(venue.thread()) ? new Loss.NotInThread() : new Loss.ChannelGone()));
    }

    private static Optional<Loss> forbidden(Set<Permission> lacking) {
        return lacking.isEmpty()
                ? Optional.empty()
                : Optional.of(new Loss.Forbidden(
                        lacking.stream().map(Permission::getName).toList()));
    }

    private static Optional<GuildChannel> channel(Guild guild, ChannelId id) {
        return Optional.ofNullable(guild.getGuildChannelById(id.value()));
    }

    @Override
    public Optional<Loss> lossBySecondLook(Venue venue) {
        if (!venue.direct()) {
            connections.standing(venue.guild()).ifPresent(jda -> look(jda, venue));
        }
        return loss(venue);
    }

    private void look(JDA jda, Venue venue) {
        boolean acted = events.takeActed(venue.guild());
        try {
            boolean due = looks.due(venue.guild(), acted);
            Optional<Guild> known =
                    Optional.ofNullable(jda.getGuildById(venue.guild().value()));
            if (due) {
                known.ifPresentOrElse(PlaceRefresh::at, () -> PlaceRefresh.atUnknown(jda, venue.guild()));
            }
            known.filter(guild -> missing(guild, venue) && looks.due(venue.thread(), acted))
                    .ifPresent(guild -> lookAtThread(guild, venue.thread()));
        } catch (RuntimeException failure) {
            log.debug("Could not query server {}: {}", venue.guild(), failure.getMessage());
        }
    }

    private static boolean missing(Guild guild, Venue venue) {
        return channel(guild, venue.thread()).isEmpty()
                && channel(guild, venue.channel()).isEmpty();
    }

    private void lookAtThread(Guild guild, ChannelId thread) {
        switch (PlaceRefresh.at(guild, thread.value())) {
            case THREAD, NOTHING -> hidden.remove(thread);
            case HIDDEN -> hidden.add(thread);
        }
    }

    @Override
    public Set<GuildId> changed() {
        return events.taken();
    }
}
