package dolmen.bot.id;

/**
 * The place where a match is played: a thread or channel of a server, or the direct messages of each player.
 *
 * @param guild the server, or {@link GuildId#DIRECT}
 * @param channel the channel in which the challenge was made
 * @param thread the match's own thread, or post in a forum; the forum until the post exists; the channel itself if
 *     threads are not allowed
 */
public record Venue(GuildId guild, ChannelId channel, ChannelId thread) {

    /** The venue without a thread of its own. */
    public Venue withoutThread() {
        return new Venue(guild, channel, channel);
    }

    /** The venue with another thread. */
    public Venue in(ChannelId other) {
        return new Venue(guild, channel, other);
    }

    /** True if each player receives the boards in direct messages. */
    public boolean direct() {
        return guild.direct();
    }
}
