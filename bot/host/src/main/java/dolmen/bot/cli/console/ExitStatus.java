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

    /** It could not be done, and cannot until somebody changes what is set; the EX_CONFIG of sysexits.h. */
    public static final int MISCONFIGURED = 78;

    private ExitStatus() {}
}
