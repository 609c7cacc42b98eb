package dolmen.sandbox.world.message;

/** A flag of a message. */
public enum MessageFlag {
    /** Embeds are hidden. */
    SUPPRESS_EMBEDS(2),
    /** It has a thread. */
    HAS_THREAD(5),
    /** Only one person sees it. */
    EPHEMERAL(6),
    /** The bot is thinking. */
    LOADING(7),
    /** It notifies without a sound. */
    SUPPRESS_NOTIFICATIONS(12),
    /** It consists of components only. */
    IS_COMPONENTS_V2(15);

    private final int bit;

    MessageFlag(int position) {
        this.bit = 1 << position;
    }

    /** The flag's bit. */
    public int bit() {
        return bit;
    }

    /** True if a set of bits contains this flag. */
    public boolean isIn(long flags) {
        return (flags & bit) != 0;
    }
}
