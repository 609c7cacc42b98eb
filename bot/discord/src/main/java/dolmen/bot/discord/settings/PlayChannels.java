package dolmen.bot.discord.settings;

import dolmen.bot.discord.place.Audience;
import dolmen.bot.discord.place.Writing;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.challenge.ProposalRefusal;
import dolmen.bot.match.preference.GuildPreferences;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.service.Services;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.Channel;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.entities.channel.concrete.ForumChannel;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.interactions.Interaction;

/**
 * A server's choice of the channels in which matches may start, and of threads or posts in a forum for matches there.
 */
public record PlayChannels(Preferences preferences, LiveMatches matches) {
    /** The types of channels whose messages can have threads. */
    private static final Set<ChannelType> WITH_THREADS = Set.of(ChannelType.TEXT, ChannelType.NEWS);

    /** The choices of the servers, and their matches. */
    public static PlayChannels of(Services services) {
        return new PlayChannels(
                services.people().preferences(), services.matches().live());
    }

    /**
     * The channel around the thread of a match, or the channel in which a match with a post in a forum was proposed. A
     * thread that the bot itself has started is only for its match, so proposals made in it appear in the channel.
     * Proposals made in a private thread stay there.
     *
     * @return empty anywhere else
     */
    public Optional<GuildMessageChannel> around(Interaction asking) {
        return ofBot(asking)
                .flatMap(thread -> thread.getParentChannel() instanceof GuildMessageChannel parent
                        ? Optional.of(parent)
                        : proposedIn(thread));
    }

    /** True at a place around which a proposal appears, by the interaction alone. */
    public static boolean inThreadOfBot(Interaction asking) {
        return ofBot(asking).isPresent();
    }

    private static Optional<ThreadChannel> ofBot(Interaction asking) {
        return asking.getChannel() instanceof ThreadChannel thread
                        && !thread.isDetached()
                        && thread.getType() != ChannelType.GUILD_PRIVATE_THREAD
                        && thread.getOwnerIdLong()
                                == asking.getJDA().getSelfUser().getIdLong()
                ? Optional.of(thread)
                : Optional.empty();
    }

    private Optional<GuildMessageChannel> proposedIn(ThreadChannel post) {
        return matches.in(new ChannelId(post.getIdLong())).stream()
                .map(match -> match.venue().channel().value())
                .map(channel -> post.getGuild().getChannelById(GuildMessageChannel.class, channel))
                .filter(Objects::nonNull)
                .findFirst();
    }

    /** The server where matches proposed at this place are played: direct messages where the bot is no member. */
    public static GuildId server(Interaction asking) {
        Guild guild = asking.getGuild();
        return guild == null || guild.isDetached() ? GuildId.DIRECT : new GuildId(guild.getIdLong());
    }

    /** The reason why nothing can be proposed at this place, or in its surrounding channel; empty if it can. */
    public Optional<ChallengeRefusal> objectionToProposal(Interaction asking) {
        return server(asking).direct()
                ? objectionToDirectMessages(asking)
                : around(asking)
                        .map(channel -> objection(channel.getGuild(), channel).or(() -> unwritable(channel)))
                        .orElseGet(() -> inThreadOfBot(asking)
                                ? Optional.of(new ProposalRefusal.NotPlayedHere(List.of()))
                                : objection(asking));
    }

    /** An objection to people who have only the server's commands, since no direct message might reach them. */
    private static Optional<ChallengeRefusal> objectionToDirectMessages(Interaction asking) {
        return asking.getGuild() == null || asking.getIntegrationOwners().isUserIntegration()
                ? Optional.empty()
                : Optional.of(new ProposalRefusal.BotAbsent());
    }

    private static Optional<ChallengeRefusal> unwritable(GuildMessageChannel channel) {
        List<String> missing = named(Writing.lackingIn(channel));
        return missing.isEmpty()
                ? Optional.empty()
                : Optional.of(new ProposalRefusal.NotWritableAround(new ChannelId(channel.getIdLong()), missing));
    }

    private static List<String> named(Set<Permission> permissions) {
        return permissions.stream().map(Permission::getName).toList();
    }

    /** The reason why no match can start at this place; empty if one can. */
    public Optional<ChallengeRefusal> objection(Interaction asking) {
        Guild guild = asking.getGuild();
        if (guild == null || !(asking.getChannel() instanceof GuildChannel channel)) {
            return Optional.empty();
        }
        return guild.isDetached() ? Optional.of(new ProposalRefusal.BotAbsent()) : objection(channel);
    }

    /**
     * The reason why no match can start in a channel that the bot knows; empty if one can. Asks Discord about private
     * threads.
     */
    public Optional<ChallengeRefusal> objection(GuildChannel channel) {
        Guild guild = channel.getGuild();
        return objection(guild, channel)
                .or(() -> Writing.surelyNotIn(channel)
                        ? Optional.of(new ProposalRefusal.NotInThread())
                        : ground(guild, channel));
    }

    /** An objection if the bot could not post the boards of matches. */
    private Optional<ChallengeRefusal> ground(Guild guild, GuildChannel channel) {
        List<String> missing = named(Writing.lackingForMatchesOf(channel, hasThreads(guild, channel)));
        return missing.isEmpty() ? Optional.empty() : Optional.of(new ProposalRefusal.NoBoardsHere(missing));
    }

    private Optional<ChallengeRefusal> objection(Guild guild, Channel channel) {
        return notPlayedIn(guild, channel).map(refusal -> refusal);
    }

    /** The reason why no match may start in the channel; empty if one may. */
    Optional<ProposalRefusal.NotPlayedHere> notPlayedIn(Guild guild, Channel channel) {
        GuildPreferences chosen = of(guild);
        return chosen.playedIn(withParent(channel))
                ? Optional.empty()
                : Optional.of(new ProposalRefusal.NotPlayedHere(existing(guild, chosen.channels())));
    }

    private static List<ChannelId> withParent(Channel channel) {
        var itself = new ChannelId(channel.getIdLong());
        return channel instanceof ThreadChannel thread
                ? List.of(itself, new ChannelId(thread.getParentChannel().getIdLong()))
                : List.of(itself);
    }

    /** The channels that still exist. */
    static List<ChannelId> existing(Guild guild, List<ChannelId> channels) {
        return channels.stream()
                .filter(channel -> guild.getGuildChannelById(channel.value()) != null)
                .toList();
    }

    /**
     * The place of a match that starts from the message of its challenge: the forum in which it will have a post, a
     * thread, which has the id of that message, or the channel if there are neither.
     */
    public ChannelId thread(GuildMessageChannel channel, long message) {
        Guild guild = channel.getGuild();
        return new ChannelId(forum(channel)
                .map(ForumChannel::getIdLong)
                .orElseGet(() -> hasThreads(guild, channel) ? message : channel.getIdLong()));
    }

    /**
     * The forum in which matches from the channel have posts; empty if they have none, the bot cannot post there, or
     * other people see it. A match from a thread or a post of people is played there.
     */
    Optional<ForumChannel> forum(GuildChannel channel) {
        return channel instanceof ThreadChannel
                ? Optional.empty()
                : chosenForum(channel.getGuild())
                        .filter(forum -> Writing.lackingForPostsIn(forum).isEmpty())
                        .filter(forum -> Audience.alike(forum, channel));
    }

    /** The forum that the server has chosen, if it still exists. */
    Optional<ForumChannel> chosenForum(Guild guild) {
        return of(guild).forum().map(chosen -> guild.getForumChannelById(chosen.value()));
    }

    /** True if matches that start in the channel have threads, provided that Discord allows it. */
    boolean hasThreads(Guild guild, Channel channel) {
        return WITH_THREADS.contains(channel.getType()) && of(guild).threads();
    }

    private GuildPreferences of(Guild guild) {
        return preferences.of(new GuildId(guild.getIdLong()));
    }
}
