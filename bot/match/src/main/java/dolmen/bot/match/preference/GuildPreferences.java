package dolmen.bot.match.preference;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.RoleId;
import dolmen.bot.match.time.TimeControl;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The settings of a server.
 *
 * @param theme the name of the theme of public boards; empty for the default
 * @param channels the channels in which matches may start, each with its threads; empty for all channels
 * @param threads true if matches have threads of their own where Discord allows it
 * @param forum the forum in which each match has a post, where the bot can post there; empty for none
 * @param pings the kind of call to players
 * @param pace the default time control of matches
 * @param moderators the role whose members may end matches of others
 * @param dailyPuzzle the channel of the puzzle of the day; empty for none
 * @param language the tag of the language of messages that several people read, such as {@code pt-BR}; empty for that
 *     of the server on Discord
 */
public record GuildPreferences(
        Optional<String> theme,
        List<ChannelId> channels,
        boolean threads,
        Optional<ChannelId> forum,
        Pings pings,
        TimeControl pace,
        Optional<RoleId> moderators,
        Optional<ChannelId> dailyPuzzle,
        Optional<String> language) {

    /** The settings of a server that has chosen none. */
    public static final GuildPreferences DEFAULT = new GuildPreferences(
            Optional.empty(),
            List.of(),
            true,
            Optional.empty(),
            Pings.LOUD,
            TimeControl.USUAL,
            Optional.empty(),
            Optional.empty(),
            Optional.empty());

    public GuildPreferences {
        channels = List.copyOf(channels);
    }

    /** The kind of call to the players of a match. */
    public enum Pings {
        /** A mention with a notification. */
        LOUD,
        /** A mention without a sound. */
        SILENT,
        /** A name without a mention. */
        NONE
    }

    public GuildPreferences withTheme(Optional<String> chosen) {
        return new GuildPreferences(chosen, channels, threads, forum, pings, pace, moderators, dailyPuzzle, language);
    }

    public GuildPreferences withChannels(List<ChannelId> chosen) {
        return new GuildPreferences(theme, chosen, threads, forum, pings, pace, moderators, dailyPuzzle, language);
    }

    /** Chooses threads or none; matches have no posts in a forum then. */
    public GuildPreferences withThreads(boolean chosen) {
        return new GuildPreferences(
                theme, channels, chosen, Optional.empty(), pings, pace, moderators, dailyPuzzle, language);
    }

    /** Chooses a forum; where the bot cannot post there, matches have threads. */
    public GuildPreferences withForum(ChannelId chosen) {
        return new GuildPreferences(
                theme, channels, true, Optional.of(chosen), pings, pace, moderators, dailyPuzzle, language);
    }

    public GuildPreferences withPings(Pings chosen) {
        return new GuildPreferences(theme, channels, threads, forum, chosen, pace, moderators, dailyPuzzle, language);
    }

    public GuildPreferences withPace(TimeControl chosen) {
        return new GuildPreferences(theme, channels, threads, forum, pings, chosen, moderators, dailyPuzzle, language);
    }

    public GuildPreferences withModerators(Optional<RoleId> chosen) {
        return new GuildPreferences(theme, channels, threads, forum, pings, pace, chosen, dailyPuzzle, language);
    }

    public GuildPreferences withDailyPuzzle(Optional<ChannelId> chosen) {
        return new GuildPreferences(theme, channels, threads, forum, pings, pace, moderators, chosen, language);
    }

    public GuildPreferences withLanguage(Optional<String> chosen) {
        return new GuildPreferences(theme, channels, threads, forum, pings, pace, moderators, dailyPuzzle, chosen);
    }

    /**
     * True if matches may start there.
     *
     * @param place the channel; for a thread also its parent channel
     */
    public boolean playedIn(Collection<ChannelId> place) {
        return channels.isEmpty()
                || place.stream().anyMatch(channels::contains)
                || forum.filter(place::contains).isPresent();
    }

    /** True if a member with these roles is a moderator. */
    public boolean moderates(Collection<RoleId> roles) {
        return moderators.filter(roles::contains).isPresent();
    }
}
