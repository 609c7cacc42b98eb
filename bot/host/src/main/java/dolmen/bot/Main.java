package dolmen.bot;

import dolmen.bot.cli.CommandTree;
import dolmen.bot.console.Console;
import dolmen.bot.ops.configuration.SettingsFile;
import dolmen.rules.GameRegistry;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Map;

/** The entry point of the bot and its command line. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        Map<String, String> environment = SettingsFile.found(System.getenv(), SettingsFile.places(product()));
        System.exit(CommandTree.of(GameRegistry.load(), Console.ofProcess(), environment, System::nanoTime)
                .execute(args.length == 0 ? new String[] {"serve"} : args));
    }

    /** The folder of the product, which contains the jar of this class. */
    private static Path product() {
        try {
            Path jar = Path.of(Main.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return jar.resolveSibling(".").normalize();
        } catch (URISyntaxException nowhere) {
            throw new IllegalStateException(nowhere);
        }
    }
}
