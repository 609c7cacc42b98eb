package dolmen.bot.discord.answer;

/** Reports that Discord refuses the answer to a successful action. */
public final class UnansweredException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnansweredException(RuntimeException refusal) {
        super("Discord refuses the answer: " + refusal.getMessage(), refusal);
    }
}
