package dolmen.sandbox.world.people;

import java.util.Collection;
import java.util.EnumSet;

/** A member's permission. The sandbox knows only those that it checks. */
public enum Permission {
    /** Everything, everywhere. */
    ADMINISTRATOR(3),
    /** Change and remove channels. */
    MANAGE_CHANNELS(4),
    /** React to messages. */
    ADD_REACTIONS(6),
    /** See a channel and its messages. */
    VIEW_CHANNEL(10),
    /** Write in a channel. */
    SEND_MESSAGES(11),
    /** Delete the messages of others. */
    MANAGE_MESSAGES(13),
    /** Show links and embeds. */
    EMBED_LINKS(14),
    /** Send files. */
    ATTACH_FILES(15),
    /** Read older messages. */
    READ_MESSAGE_HISTORY(16),
    /** Notify everybody at once. */
    MENTION_EVERYONE(17),
    /** Use the emoji of other servers. */
    USE_EXTERNAL_EMOJIS(18),
    /** Enter a voice channel. */
    CONNECT(20),
    /** Use slash commands. */
    USE_APPLICATION_COMMANDS(31),
    /** Archive, lock and rename threads of others. */
    MANAGE_THREADS(34),
    /** Open public threads. */
    CREATE_PUBLIC_THREADS(35),
    /** Open private threads. */
    CREATE_PRIVATE_THREADS(36),
    /** Write in threads. */
    SEND_MESSAGES_IN_THREADS(38),
    /** Pin messages. */
    PIN_MESSAGES(51);

    /** The permissions of everybody without a role, as bits. */
    public static final long ORDINARY =
            bits(EnumSet.complementOf(EnumSet.of(ADMINISTRATOR, MANAGE_CHANNELS, MANAGE_MESSAGES, MANAGE_THREADS)));

    /** The permissions that a bot receives on installation, as bits. */
    public static final long OF_BOTS = bits(EnumSet.of(
            ADD_REACTIONS,
            VIEW_CHANNEL,
            SEND_MESSAGES,
            ATTACH_FILES,
            READ_MESSAGE_HISTORY,
            CREATE_PUBLIC_THREADS,
            SEND_MESSAGES_IN_THREADS));

    private final long bit;

    Permission(int position) {
        this.bit = 1L << position;
    }

    /** The permission's bit. */
    public long bit() {
        return bit;
    }

    /** True if a set of bits contains this permission. */
    public boolean isIn(long permissions) {
        return (permissions & bit) != 0;
    }

    /** The bits of several permissions. */
    public static long bits(Collection<Permission> permissions) {
        return permissions.stream().mapToLong(Permission::bit).reduce(0, (left, right) -> left | right);
    }
}
