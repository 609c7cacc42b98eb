package dolmen.bot.ops.configuration;

/** Thrown if the configuration is wrong. The message names the setting and the fault, and never a secret. */
public final class InvalidConfigurationException extends Exception {
    private static final long serialVersionUID = 1L;

    public InvalidConfigurationException(String message) {
        super(message);
    }
}
