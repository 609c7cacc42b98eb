package dolmen.bot.discord.answer;

/** What somebody asked for is done, but Discord refuses the answer that tells of it. */
public final class UnansweredException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnansweredException(RuntimeException refusal) {
        super("Discord refuses the answer: " + refusal.getMessage(), refusal);
    }
}
