package dolmen.bot.ops.configuration;

/** The configuration is wrong; the message names the setting and the fault, and never a secret. */
public final class InvalidConfigurationException extends Exception {
    private static final long serialVersionUID = 1L;

    public InvalidConfigurationException(String message) {
        super(message);
    }
}
