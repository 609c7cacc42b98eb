package dolmen.bot.discord.settings;

import dolmen.bot.discord.place.Writing;
import dolmen.bot.discord.words.ChallengeRefusalWords;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.IPermissionHolder;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;

/** The obstacles to matches in a channel, in words: missing permissions and their consequences. */
public record SetupCheck(PlayChannels playChannels, ChallengeRefusalWords refusals) {
    private static final Need SIGHT = new Need(
            Permission.VIEW_CHANNEL,
            "the bot does not see this channel: no board can be posted, so nothing can be played");

    private static final List<Need> OF_BOT = List.of(
            new Need(
                    Permission.MESSAGE_ATTACH_FILES,
                    "boards are pictures: none can be posted, so nothing can be played"),
            new Need(Permission.MESSAGE_SEND, "boards of matches without a thread cannot be posted"),
            new Need(
                    Permission.MESSAGE_HISTORY,
                    "moves in messages get no answer, the thread of a match is not found again once it is archived, and "
                            + "after a crash a board may be posted twice"),
            new Need(Permission.MESSAGE_ADD_REACTION, "typed moves are played, but get no tick"));

    private static final List<Need> OF_BOT_FOR_THREADS = List.of(
            new Need(
                    Permission.CREATE_PUBLIC_THREADS,
                    "matches get no threads of their own, and are played in the channel itself"),
            new Need(
                    Permission.MESSAGE_SEND_IN_THREADS,
                    "no board can be posted in a thread, so boards come in the channel itself"));

    private static final List<Need> OF_MEMBERS = List.of(
            new Need(Permission.USE_APPLICATION_COMMANDS, "commands cannot be used here"),
            new Need(Permission.MESSAGE_SEND_IN_THREADS, "players cannot type moves in the threads of their matches"));

    /** A permission, and the consequence of its absence. */
    private record Need(Permission permission, String cost) {
        String words() {
            return "**%s**: %s.".formatted(permission.getName(), cost);
        }
    }

    /** The report on the channel. */
    String of(Guild guild, GuildChannel channel) {
        return objections(guild, channel)
                .orElse("All is well in %s: the bot has every permission that it needs."
                        .formatted(channel.getAsMention()));
    }

    /** The obstacles in the channel; empty if there are none. */
    public Optional<String> objections(Guild guild, GuildChannel channel) {
        List<String> findings = Stream.of(ofBot(guild, channel), ofMembers(guild, channel), ofServer(guild, channel))
                .flatMap(found -> found)
                .map(found -> "- " + found)
                .toList();
        return findings.isEmpty()
                ? Optional.empty()
                : Optional.of("In %s this stands in the way:\n%s"
                        .formatted(channel.getAsMention(), String.join("\n", findings)));
    }

    /** The bot's missing permissions. If the bot cannot see the channel, the others are unknown. */
    private Stream<String> ofBot(Guild guild, GuildChannel channel) {
        if (!guild.getSelfMember().hasPermission(channel, SIGHT.permission())) {
            return Stream.of(ofBot(SIGHT));
        }
        if (Writing.surelyNotIn(channel)) {
            return Stream.of("The bot is not in this private thread: no board can be posted, so nothing can be played. "
                    + "Mention it there, which adds it.");
        }
        Stream<Need> forThreads =
                playChannels.hasThreads(guild, channel) ? OF_BOT_FOR_THREADS.stream() : Stream.empty();
        return missing(guild.getSelfMember(), channel, Stream.concat(OF_BOT.stream(), forThreads))
                .map(SetupCheck::ofBot);
    }

    private static String ofBot(Need need) {
        return "The bot lacks " + need.words();
    }

    /** The members' missing permissions. They are the server's own affair in a channel that not everybody can see. */
    private static Stream<String> ofMembers(Guild guild, GuildChannel channel) {
        boolean open = guild.getPublicRole().hasPermission(channel, Permission.VIEW_CHANNEL);
        return open
                ? missing(guild.getPublicRole(), channel, OF_MEMBERS.stream())
                        .map(need -> "Members without another role lack " + need.words())
                : Stream.empty();
    }

    private static Stream<Need> missing(IPermissionHolder holder, GuildChannel channel, Stream<Need> needs) {
        return needs.filter(need -> !holder.hasPermission(channel, need.permission()));
    }

    private Stream<String> ofServer(Guild guild, GuildChannel channel) {
        return playChannels.objection(guild, channel).map(refusals::of).stream();
    }
}
