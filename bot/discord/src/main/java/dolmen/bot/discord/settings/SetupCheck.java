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

/** A report on the permissions that are missing for matches in a channel, with the consequences. */
public record SetupCheck(PlayChannels playChannels, ChallengeRefusalWords refusals) {
    private static final Need SIGHT = new Need(
            Permission.VIEW_CHANNEL,
            "the bot cannot see this channel, so it cannot post boards and nobody can play here");

    private static final List<Need> OF_BOT = List.of(
            new Need(
                    Permission.MESSAGE_ATTACH_FILES,
                    "boards are pictures, so the bot cannot post them and nobody can play here"),
            new Need(Permission.MESSAGE_SEND, "the bot cannot post boards of matches without a thread"),
            new Need(
                    Permission.MESSAGE_HISTORY,
                    "the bot cannot answer typed moves or find archived threads. After a crash "
                            + "it may post a board twice"),
            new Need(Permission.MESSAGE_ADD_REACTION, "typed moves are played, but get no tick"));

    private static final List<Need> OF_BOT_FOR_THREADS = List.of(
            new Need(
                    Permission.CREATE_PUBLIC_THREADS,
                    "matches get no threads of their own, and are played in the channel itself"),
            new Need(
                    Permission.MESSAGE_SEND_IN_THREADS,
                    "the bot cannot post boards in threads, so it posts them in the channel"));

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
                : Optional.of("Problems for matches in %s:\n%s"
                        .formatted(channel.getAsMention(), String.join("\n", findings)));
    }

    /** The bot's missing permissions. If the bot cannot see the channel, the others are unknown. */
    private Stream<String> ofBot(Guild guild, GuildChannel channel) {
        if (!guild.getSelfMember().hasPermission(channel, SIGHT.permission())) {
            return Stream.of(ofBot(SIGHT));
        }
        if (Writing.surelyNotIn(channel)) {
            return Stream.of("The bot is not in this private thread, so it cannot post boards here. "
                    + "Mention the bot in the thread to add it.");
        }
        Stream<Need> forThreads =
                playChannels.hasThreads(guild, channel) ? OF_BOT_FOR_THREADS.stream() : Stream.empty();
        return missing(guild.getSelfMember(), channel, Stream.concat(OF_BOT.stream(), forThreads))
                .map(SetupCheck::ofBot);
    }

    private static String ofBot(Need need) {
        return "The bot lacks " + need.words();
    }

    /**
     * The members' missing permissions. Skips channels that not everybody can see, because their permissions are
     * deliberate.
     */
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
