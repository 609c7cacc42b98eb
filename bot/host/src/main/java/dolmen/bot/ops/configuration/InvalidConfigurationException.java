package dolmen.bot.ops.configuration;

/** What an operator has set cannot be; the message names the setting and what is wrong with it, and never a secret. */
public final class InvalidConfigurationException extends Exception {
    private static final long serialVersionUID = 1L;

    public InvalidConfigurationException(String message) {
        super(message);
    }
}
