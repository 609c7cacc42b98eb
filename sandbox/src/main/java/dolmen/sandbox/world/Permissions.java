package dolmen.sandbox.world;

import dolmen.sandbox.world.channel.Overwrite;
import dolmen.sandbox.world.channel.TextChannel;
import dolmen.sandbox.world.people.Guild;
import dolmen.sandbox.world.people.Member;
import dolmen.sandbox.world.people.Permission;
import dolmen.sandbox.world.people.Role;
import java.util.List;
import java.util.Optional;

/** Computes permissions by Discord's rule: the server's roles, then the channel's overwrites. */
final class Permissions {
    static final long IN_DIRECT_CHANNEL = Permission.bits(List.of(
            Permission.VIEW_CHANNEL,
            Permission.SEND_MESSAGES,
            Permission.READ_MESSAGE_HISTORY,
            Permission.ADD_REACTIONS,
            Permission.EMBED_LINKS,
            Permission.ATTACH_FILES,
            Permission.USE_APPLICATION_COMMANDS,
            Permission.PIN_MESSAGES));

    static final long ANSWERING = Permission.EMBED_LINKS.bit() | Permission.ATTACH_FILES.bit();
    static final long ANSWERING_IN_DIRECT_CHANNEL =
            ANSWERING | Permission.MENTION_EVERYONE.bit() | Permission.USE_EXTERNAL_EMOJIS.bit();
    private static final long ALL = -1L >>> 1;

    private Permissions() {}

    static long in(TextChannel channel, long userId, People people) {
        Optional<Member> member = people.member(channel.guildId(), userId);
        Guild guild = people.guild(channel.guildId()).orElseThrow();
        if (member.isEmpty()) {
            return 0;
        }
        if (guild.ownerId() == userId) {
            return ALL;
        }
        return of(channel, guild, member.get().roles(), userId);
    }

    /**
     * The permissions of an application without its bot: those of everybody, and those that an answer's contents need.
     */
    static long withoutBot(TextChannel channel, People people) {
        Guild guild = people.guild(channel.guildId()).orElseThrow();
        return of(channel, guild, List.of(), people.botId()) | ANSWERING;
    }

    private static long of(TextChannel channel, Guild guild, List<Long> roles, long userId) {
        long bits = guild.roles().stream()
                .filter(role -> role.id() == guild.id() || roles.contains(role.id()))
                .mapToLong(Role::permissions)
                .reduce(0, (left, right) -> left | right);
        if (Permission.ADMINISTRATOR.isIn(bits)) {
            return ALL;
        }
        bits = apply(bits, overwrites(channel, List.of(guild.id())));
        bits = apply(bits, overwrites(channel, roles));
        return apply(bits, overwrites(channel, List.of(userId)));
    }

    private static List<Overwrite> overwrites(TextChannel channel, List<Long> ids) {
        return channel.overwrites().stream()
                .filter(overwrite -> ids.contains(overwrite.id()))
                .toList();
    }

    private static long apply(long bits, List<Overwrite> overwrites) {
        long denied = overwrites.stream().mapToLong(Overwrite::deny).reduce(0, (left, right) -> left | right);
        long allowed = overwrites.stream().mapToLong(Overwrite::allow).reduce(0, (left, right) -> left | right);
        return (bits & ~denied) | allowed;
    }
}
