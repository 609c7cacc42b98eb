package dolmen.bot.console;

import picocli.CommandLine;

/** The exit codes of commands. */
public final class ExitStatus {
    /** Success. */
    public static final int DONE = CommandLine.ExitCode.OK;

    /** The command could not do its work. */
    public static final int REFUSED = CommandLine.ExitCode.SOFTWARE;

    /** The command line was wrong. */
    public static final int MISUSED = CommandLine.ExitCode.USAGE;

    /** The command cannot do its work until somebody changes the configuration; EX_CONFIG of sysexits.h. */
    public static final int MISCONFIGURED = 78;

    private ExitStatus() {}
}
