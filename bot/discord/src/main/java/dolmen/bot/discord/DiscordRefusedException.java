package dolmen.bot.discord;

/** Discord does not let the bot in; the message says in one line for people why, and what to do. */
public final class DiscordRefusedException extends Exception {
    private static final long serialVersionUID = 1L;

    DiscordRefusedException(String message, Throwable cause) {
        super(message, cause);
    }
}
