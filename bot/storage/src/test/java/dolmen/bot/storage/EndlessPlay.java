package dolmen.bot.storage;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;

import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import java.nio.file.Path;

/** A process that plays match after match until it is killed, and prints each ply when it is stored. */
final class EndlessPlay {
    static final String PREFIX = "stored: ";

    private EndlessPlay() {}

    public static void main(String[] arguments) {
        TestHost host = TestHost.open(Path.of(arguments[0]));
        while (true) {
            Match match = host.begin("heap", ANNA, BERT);
            tell(match);
            while (match.live()) {
                match = host.play(match, "take-1");
                tell(match);
            }
        }
    }

    private static void tell(Match match) {
        System.out.println(PREFIX + match.id() + " " + match.ply());
    }
}
