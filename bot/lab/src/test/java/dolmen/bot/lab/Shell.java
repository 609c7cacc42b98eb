package dolmen.bot.lab;

import dolmen.bot.console.CommandLines;
import dolmen.bot.console.Console;
import dolmen.bot.console.Run;
import dolmen.bot.match.HeapGame;
import dolmen.rules.GameRegistry;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine.Command;

/** Runs commands of the workshop over the small game; every look at their clock takes a second. */
@Command(name = "dolmen")
final class Shell {
    private Shell() {}

    /** Runs a command over the hosted games, as a program. */
    public static void main(String[] args) {
        Console console = Console.ofProcess();
        System.exit(
                CommandLines.of(new Shell(), Workshop.commands(GameRegistry.load(), console, System::nanoTime), console)
                        .execute(args));
    }

    static Run run(String... args) {
        return runWithInput("", args);
    }

    static Run runWithInput(String in, String... args) {
        return runWithGames(new GameRegistry(List.of(new HeapGame())), in, args);
    }

    /** With other games, such as those that are hosted. */
    static Run runWithGames(GameRegistry games, String in, String... args) {
        var seconds = new AtomicLong();
        return Run.of(
                console -> CommandLines.of(
                        new Shell(),
                        Workshop.commands(games, console, () -> seconds.getAndIncrement() * 1_000_000_000),
                        console),
                in,
                args);
    }
}
