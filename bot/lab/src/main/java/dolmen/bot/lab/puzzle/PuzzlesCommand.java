package dolmen.bot.lab.puzzle;

import dolmen.bot.console.Console;
import dolmen.rules.GameRegistry;
import java.time.InstantSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The parent of the commands about puzzles. */
@Command(
        name = "puzzles",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        description = "Finds, selects and verifies puzzles: positions in which one way is right.")
public final class PuzzlesCommand {
    private PuzzlesCommand() {}

    public static CommandLine of(GameRegistry games, Console console, InstantSource clock) {
        return new CommandLine(new PuzzlesCommand())
                .addSubcommand(new MineCommand(games, console, clock))
                .addSubcommand(new SelectPuzzlesCommand(games, console))
                .addSubcommand(new VerifyPuzzlesCommand(games, console));
    }
}
