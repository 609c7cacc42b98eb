package dolmen.bot.cli;

import picocli.CommandLine;

/** How a command ends. */
final class ExitStatus {
    /** It was done. */
    static final int DONE = CommandLine.ExitCode.OK;

    /** It could not be done. */
    static final int REFUSED = CommandLine.ExitCode.SOFTWARE;

    /** The command line was wrong. */
    static final int MISUSED = CommandLine.ExitCode.USAGE;

    private ExitStatus() {}
}
