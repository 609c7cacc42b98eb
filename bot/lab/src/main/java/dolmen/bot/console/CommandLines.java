package dolmen.bot.console;

import dolmen.bot.id.Release;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Command lines that write to a console. */
public final class CommandLines {
    private CommandLines() {}

    /**
     * The command line of a program with the given commands. Each command can print the version; a wrong command line
     * is refused in one line.
     */
    public static CommandLine of(Object program, List<Object> commands, Console console) {
        var tree = new CommandLine(program);
        commands.forEach(tree::addSubcommand);
        tree.setExpandAtFiles(false)
                .setOut(console.out())
                .setErr(console.err())
                .setParameterExceptionHandler((wrong, args) -> misused(console, wrong));
        tree.getCommandSpec().version(Release.name());
        tree.getSubcommands()
                .values()
                .forEach(command -> command.getCommandSpec().version(Release.name()));
        return tree;
    }

    private static int misused(Console console, ParameterException wrong) {
        String reason = String.valueOf(wrong.getMessage()).lines().findFirst().orElse("");
        return console.refuse(
                ExitStatus.MISUSED,
                "%s (see %s --help)"
                        .formatted(
                                reason, wrong.getCommandLine().getCommandSpec().qualifiedName()));
    }
}
