package dolmen.bot;

import dolmen.bot.cli.CommandTree;
import dolmen.bot.cli.console.Console;
import dolmen.rules.GameRegistry;

/** The start of the bot and of its command line. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.exit(CommandTree.of(GameRegistry.load(), Console.ofProcess(), System.getenv(), System::nanoTime)
                .execute(args.length == 0 ? new String[] {"serve"} : args));
    }
}
