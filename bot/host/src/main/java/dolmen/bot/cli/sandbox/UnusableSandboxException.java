package dolmen.bot.cli.sandbox;

/** Thrown if the local Discord cannot open its port or its folder; the message is for the operator. */
public final class UnusableSandboxException extends Exception {
    private static final long serialVersionUID = 1L;

    UnusableSandboxException(RuntimeException cause) {
        super(cause.getMessage(), cause);
    }
}
