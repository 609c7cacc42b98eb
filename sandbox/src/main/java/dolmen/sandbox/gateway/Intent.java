package dolmen.sandbox.gateway;

import java.util.Set;

/** A gateway intent: a kind of event to which a bot subscribes at login. */
enum Intent {
    GUILDS(0),
    GUILD_MEMBERS(1),
    GUILD_PRESENCES(8),
    GUILD_MESSAGES(9),
    GUILD_MESSAGE_REACTIONS(10),
    GUILD_MESSAGE_TYPING(11),
    DIRECT_MESSAGES(12),
    DIRECT_MESSAGE_REACTIONS(13),
    DIRECT_MESSAGE_TYPING(14),
    MESSAGE_CONTENT(15);

    private static final int PRIVILEGED = Set.of(GUILD_MEMBERS, GUILD_PRESENCES, MESSAGE_CONTENT).stream()
            .mapToInt(intent -> intent.bit)
            .sum();

    private final int bit;

    Intent(int position) {
        this.bit = 1 << position;
    }

    boolean isIn(int intents) {
        return (intents & bit) != 0;
    }

    /** The privileged intents among the given ones. */
    static int privileged(int intents) {
        return intents & PRIVILEGED;
    }
}
