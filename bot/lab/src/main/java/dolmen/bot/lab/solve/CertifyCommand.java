package dolmen.bot.lab.solve;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.solved.SolvedTables;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.certificate.Certifier;
import dolmen.rules.phrase.Argument;
import dolmen.rules.solve.Perfect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that writes certificates of solved variants. */
@Command(
        name = "certify",
        mixinStandardHelpOptions = true,
        description = {
            "Writes certificates of a solved game: winning strategies with few replies, from its tables.",
            "A drawn variant has none."
        })
final class CertifyCommand implements Callable<Integer> {
    private final GameRegistry games;
    private final Console console;

    @Parameters(paramLabel = "VARIANT", description = "A variant; a game without options means all its variants.")
    private String wanted = "";

    @Option(names = "--folder", paramLabel = "DIR", description = "Folder of the tables (default: ${DEFAULT-VALUE}).")
    private Path folder = Path.of("solved");

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "File of the certificates.")
    private Path out = Path.of("");

    CertifyCommand(GameRegistry games, Console console) {
        this.games = games;
        this.console = console;
    }

    @Override
    public Integer call() {
        return switch (games.variant(wanted)) {
            case VariantChoice.Found(Variant found) -> certify(found);
            case VariantChoice.Unknown(Argument why) -> console.refuse(ExitStatus.REFUSED, why);
        };
    }

    private int certify(Variant found) {
        Game<?> game = games.game(found.game());
        var text = new StringBuilder("# ./dolmen solve certify '%s'\n".formatted(wanted));
        try {
            for (Variant variant : SolveCommand.all(games, wanted, found)) {
                Optional<Perfect> perfect = new SolvedTables(folder).player(game, variant);
                if (perfect.isEmpty()) {
                    return console.refuse(
                            ExitStatus.REFUSED, "%s has no finished table of %s.".formatted(folder, variant));
                }
                String made = Certifier.certificate(game, variant, perfect.get().solved())
                        .map(certificate -> {
                            text.append(certificate.text());
                            return "%s, with %d replies"
                                    .formatted(
                                            certificate.title(),
                                            certificate.replies().length());
                        })
                        .orElse(variant + " is a draw, which has no certificate");
                console.out().println(made);
            }
            Files.writeString(out, text);
            return ExitStatus.DONE;
        } catch (IOException failure) {
            return console.refuse(ExitStatus.REFUSED, "the certificates cannot be made: %s.".formatted(failure));
        }
    }
}
