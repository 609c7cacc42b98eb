package dolmen.sandbox.world.message;

/** A property of a message. */
public enum MessageFlag {
    /** Embeds are hidden. */
    SUPPRESS_EMBEDS(2),
    /** A thread hangs on it. */
    HAS_THREAD(5),
    /** One person alone sees it. */
    EPHEMERAL(6),
    /** The bot is thinking. */
    LOADING(7),
    /** It notifies without a sound. */
    SUPPRESS_NOTIFICATIONS(12),
    /** It is made of components alone. */
    IS_COMPONENTS_V2(15);

    private final int bit;

    MessageFlag(int position) {
        this.bit = 1 << position;
    }

    /** The flag's bit. */
    public int bit() {
        return bit;
    }

    /** Whether a set of bits holds this flag. */
    public boolean isIn(long flags) {
        return (flags & bit) != 0;
    }
}
