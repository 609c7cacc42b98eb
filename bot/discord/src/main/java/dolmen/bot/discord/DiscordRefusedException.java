package dolmen.bot.discord;

/** Discord refuses the bot's login; the one-line message gives the reason and the remedy. */
public final class DiscordRefusedException extends Exception {
    private static final long serialVersionUID = 1L;

    DiscordRefusedException(String message, Throwable cause) {
        super(message, cause);
    }
}
