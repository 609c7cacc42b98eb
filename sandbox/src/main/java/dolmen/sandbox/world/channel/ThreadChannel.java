package dolmen.sandbox.world.channel;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A thread of a channel.
 *
 * @param isPrivate true if only its members see it
 * @param archiveMinutes the idle time, in minutes, after which Discord archives it: 60, 1,440, 4,320 or 10,080
 * @param archiveChanged the time when it was last archived or unarchived
 * @param members the users in the thread, in the order of joining
 * @param tags the ids of the tags of a post
 */
public record ThreadChannel(
        long id,
        long guildId,
        long parentId,
        long ownerId,
        String name,
        boolean isPrivate,
        boolean archived,
        boolean locked,
        int archiveMinutes,
        Instant archiveChanged,
        List<Long> members,
        List<Long> tags)
        implements Channel {

    /** Copies the lists. */
    public ThreadChannel {
        members = List.copyOf(members);
        tags = List.copyOf(tags);
    }

    @Override
    public int type() {
        return isPrivate ? 12 : 11;
    }

    @Override
    public Optional<Long> guild() {
        return Optional.of(guildId);
    }

    /** The thread with another name. */
    public ThreadChannel named(String newName) {
        return new ThreadChannel(
                id,
                guildId,
                parentId,
                ownerId,
                newName,
                isPrivate,
                archived,
                locked,
                archiveMinutes,
                archiveChanged,
                members,
                tags);
    }

    /** The thread archived or unarchived. */
    public ThreadChannel archived(boolean newArchived, Instant now) {
        return new ThreadChannel(
                id,
                guildId,
                parentId,
                ownerId,
                name,
                isPrivate,
                newArchived,
                locked,
                archiveMinutes,
                now,
                members,
                tags);
    }

    /** The thread locked or unlocked. */
    public ThreadChannel locked(boolean newLocked) {
        return new ThreadChannel(
                id,
                guildId,
                parentId,
                ownerId,
                name,
                isPrivate,
                archived,
                newLocked,
                archiveMinutes,
                archiveChanged,
                members,
                tags);
    }

    /** The thread with another idle limit. */
    public ThreadChannel archivedAfter(int minutes) {
        return new ThreadChannel(
                id,
                guildId,
                parentId,
                ownerId,
                name,
                isPrivate,
                archived,
                locked,
                minutes,
                archiveChanged,
                members,
                tags);
    }

    /** The thread with one more member. */
    public ThreadChannel joinedBy(long userId) {
        return members.contains(userId)
                ? this
                : withMembers(Stream.concat(members.stream(), Stream.of(userId)).toList());
    }

    /** The thread without a member. */
    public ThreadChannel leftBy(long userId) {
        return withMembers(members.stream().filter(member -> member != userId).toList());
    }

    private ThreadChannel withMembers(List<Long> newMembers) {
        return new ThreadChannel(
                id,
                guildId,
                parentId,
                ownerId,
                name,
                isPrivate,
                archived,
                locked,
                archiveMinutes,
                archiveChanged,
                newMembers,
                tags);
    }

    /** The post with other tags. */
    public ThreadChannel tagged(List<Long> newTags) {
        return new ThreadChannel(
                id,
                guildId,
                parentId,
                ownerId,
                name,
                isPrivate,
                archived,
                locked,
                archiveMinutes,
                archiveChanged,
                members,
                newTags);
    }
}
