package dolmen.bot.discord.settings;

import dolmen.bot.discord.place.Audience;
import dolmen.bot.discord.place.PostTags;
import dolmen.bot.discord.place.Writing;
import dolmen.bot.discord.words.ChallengeRefusalWords;
import dolmen.bot.discord.words.PermissionWords;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.IPermissionHolder;
import net.dv8tion.jda.api.entities.channel.concrete.ForumChannel;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;

/** A report on the permissions that are missing for matches in a channel, with the consequences. */
public record SetupCheck(PlayChannels playChannels, PostTags tags, ChallengeRefusalWords refusals) {
    private static final Need SIGHT = new Need(Permission.VIEW_CHANNEL, SettingsPhrases::setupLacksSight);

    private static final List<Need> OF_BOT = List.of(
            new Need(Permission.MESSAGE_ATTACH_FILES, SettingsPhrases::setupLacksFiles),
            new Need(Permission.MESSAGE_SEND, SettingsPhrases::setupLacksSending),
            new Need(Permission.MESSAGE_HISTORY, SettingsPhrases::setupLacksHistory),
            new Need(Permission.MESSAGE_ADD_REACTION, SettingsPhrases::setupLacksReactions));

    private static final List<Need> OF_BOT_FOR_THREADS = List.of(
            new Need(Permission.CREATE_PUBLIC_THREADS, SettingsPhrases::setupLacksThreads),
            new Need(Permission.MESSAGE_SEND_IN_THREADS, SettingsPhrases::setupLacksSendingInThreads));

    /** The needs in a forum for posts of matches. */
    private static final List<Need> OF_BOT_FOR_POSTS = List.of(
            new Need(Permission.MESSAGE_ATTACH_FILES, SettingsPhrases::setupLacksPosts),
            new Need(Permission.MESSAGE_SEND, SettingsPhrases::setupLacksPosts),
            new Need(Permission.MESSAGE_SEND_IN_THREADS, SettingsPhrases::setupLacksPosts),
            new Need(Permission.MESSAGE_HISTORY, SettingsPhrases::setupLacksPosts),
            new Need(Permission.MESSAGE_ADD_REACTION, SettingsPhrases::setupLacksReactions));

    private static final List<Need> OF_MEMBERS = List.of(
            new Need(Permission.USE_APPLICATION_COMMANDS, SettingsPhrases::setupMembersLackCommands),
            new Need(Permission.MESSAGE_SEND_IN_THREADS, SettingsPhrases::setupMembersLackSendingInThreads));

    /** A permission, and the sentence about its absence, which names it. */
    private record Need(Permission permission, Function<Argument, Phrase> absence) {
        Phrase phrase() {
            return absence.apply(PermissionWords.of(permission));
        }
    }

    /** The report on the channel. */
    String of(Guild guild, GuildChannel channel, Wording language) {
        return objections(guild, channel, language)
                .orElseGet(() -> language.of(SettingsPhrases.setupWell(new Verbatim(channel.getAsMention()))));
    }

    /** The obstacles in the channel; empty if there are none. */
    public Optional<String> objections(Guild guild, GuildChannel channel, Wording language) {
        List<String> findings = Stream.of(ofBot(guild, channel), ofMembers(guild, channel), ofServer(guild, channel))
                .flatMap(found -> found)
                .map(found -> "- " + language.of(found))
                .toList();
        return findings.isEmpty()
                ? Optional.empty()
                : Optional.of(language.of(SettingsPhrases.setupProblems(new Verbatim(channel.getAsMention()))) + "\n"
                        + String.join("\n", findings));
    }

    /** The bot's missing permissions. If the bot cannot see the channel, the others are unknown. */
    private Stream<Argument> ofBot(Guild guild, GuildChannel channel) {
        if (!guild.getSelfMember().hasPermission(channel, SIGHT.permission())) {
            return Stream.of(SIGHT.phrase());
        }
        if (Writing.surelyNotIn(channel)) {
            return Stream.of(SettingsPhrases.setupNotInThread());
        }
        Optional<ForumChannel> forum = playChannels.chosenForum(guild);
        if (forum.filter(channel::equals).isPresent()) {
            return Stream.concat(
                    missing(guild.getSelfMember(), channel, OF_BOT_FOR_POSTS.stream())
                            .map(Need::phrase),
                    forum.stream().flatMap(this::ofTags));
        }
        boolean threads = playChannels.hasThreads(guild, channel)
                && playChannels.forum(channel).isEmpty();
        Stream<Need> forThreads = threads ? OF_BOT_FOR_THREADS.stream() : Stream.empty();
        return Stream.concat(
                missing(guild.getSelfMember(), channel, Stream.concat(OF_BOT.stream(), forThreads))
                        .map(Need::phrase),
                channel instanceof ThreadChannel
                        ? Stream.empty()
                        : forum.stream().flatMap(chosen -> unusable(chosen, channel)));
    }

    /** The reasons why matches of this channel have no posts in the chosen forum. */
    private static Stream<Argument> unusable(ForumChannel forum, GuildChannel channel) {
        if (!Audience.alike(forum, channel)) {
            return Stream.of(SettingsPhrases.setupForumAudience(new Verbatim(forum.getAsMention())));
        }
        Set<Permission> lacking = Writing.lackingForPostsIn(forum);
        return lacking.isEmpty()
                ? Stream.empty()
                : Stream.of(SettingsPhrases.setupForumUnusable(
                        new Verbatim(forum.getAsMention()), PermissionWords.of(lacking)));
    }

    /** Tags that the forum lacks and the bot may not make; none if Discord fails to say. */
    private Stream<Argument> ofTags(ForumChannel forum) {
        if (forum.getGuild().getSelfMember().hasPermission(forum, Permission.MANAGE_CHANNEL)) {
            return Stream.empty();
        }
        List<String> missing = tags.missing(forum);
        return missing.isEmpty()
                ? Stream.empty()
                : Stream.of(SettingsPhrases.setupLacksTags(
                        PermissionWords.of(Permission.MANAGE_CHANNEL),
                        Listing.and(missing.stream().map(Verbatim::new).toList())));
    }

    /**
     * The members' missing permissions. Skips channels that not everybody can see, because their permissions are
     * deliberate.
     */
    private static Stream<Argument> ofMembers(Guild guild, GuildChannel channel) {
        boolean open = guild.getPublicRole().hasPermission(channel, Permission.VIEW_CHANNEL);
        return open
                ? missing(guild.getPublicRole(), channel, OF_MEMBERS.stream()).map(Need::phrase)
                : Stream.empty();
    }

    private static Stream<Need> missing(IPermissionHolder holder, GuildChannel channel, Stream<Need> needs) {
        return needs.filter(need -> !holder.hasPermission(channel, need.permission()));
    }

    private Stream<Argument> ofServer(Guild guild, GuildChannel channel) {
        return playChannels.notPlayedIn(guild, channel).<Argument>map(refusals::phrase).stream();
    }
}
