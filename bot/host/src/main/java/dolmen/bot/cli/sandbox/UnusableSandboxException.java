package dolmen.bot.cli.sandbox;

import dolmen.bot.ops.configuration.Setting;

/** Thrown if the local Discord cannot open its port or its folder; the message is for the operator. */
public final class UnusableSandboxException extends Exception {
    private static final long serialVersionUID = 1L;

    /** @param setting the one with which the operator can choose another place */
    UnusableSandboxException(RuntimeException cause, Setting setting) {
        super("%s The setting is %s.".formatted(cause.getMessage(), setting), cause);
    }
}
