package dolmen.bot.cli;

import dolmen.bot.console.Run;
import dolmen.bot.match.HeapGame;
import dolmen.rules.GameRegistry;
import java.util.List;
import java.util.Map;

/** Runs commands over the small game. */
final class Shell {
    private Shell() {}

    static Run run(String... args) {
        return runWithEnvironment(Map.of(), args);
    }

    static Run runWithEnvironment(Map<String, String> environment, String... args) {
        return run(new GameRegistry(List.of(new HeapGame())), environment, args);
    }

    /** With other games, such as those that are hosted. */
    static Run run(GameRegistry games, Map<String, String> environment, String... args) {
        return Run.of(console -> CommandTree.of(games, console, environment, System::nanoTime), "", args);
    }
}
