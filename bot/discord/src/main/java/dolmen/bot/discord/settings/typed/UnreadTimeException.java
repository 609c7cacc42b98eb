package dolmen.bot.discord.settings.typed;

import dolmen.rules.phrase.Phrase;

/** A text about time cannot be read; the reason is for the person who has typed it. */
public final class UnreadTimeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Phrase why;

    UnreadTimeException(Phrase why) {
        super(why.key());
        this.why = why;
    }

    UnreadTimeException(Phrase why, Throwable cause) {
        super(why.key(), cause);
        this.why = why;
    }

    /** The reason, and what would be right. */
    public Phrase why() {
        return why;
    }
}
