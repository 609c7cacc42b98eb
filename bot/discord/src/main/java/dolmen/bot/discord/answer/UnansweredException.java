package dolmen.bot.discord.answer;

/** Discord refuses the answer to an action that has succeeded. */
public final class UnansweredException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnansweredException(RuntimeException refusal) {
        super("Discord refuses the answer: " + refusal.getMessage(), refusal);
    }
}
