package dolmen.bot.discord;

/** Discord refuses the bot's login; the message says in one line for people why, and what to do. */
public final class DiscordRefusedException extends Exception {
    private static final long serialVersionUID = 1L;

    DiscordRefusedException(String message, Throwable cause) {
        super(message, cause);
    }
}
