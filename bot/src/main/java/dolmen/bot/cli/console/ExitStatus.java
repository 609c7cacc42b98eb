package dolmen.bot.cli.console;

import picocli.CommandLine;

/** How a command ends. */
public final class ExitStatus {
    /** It was done. */
    public static final int DONE = CommandLine.ExitCode.OK;

    /** It could not be done. */
    public static final int REFUSED = CommandLine.ExitCode.SOFTWARE;

    /** The command line was wrong. */
    public static final int MISUSED = CommandLine.ExitCode.USAGE;

    private ExitStatus() {}
}
