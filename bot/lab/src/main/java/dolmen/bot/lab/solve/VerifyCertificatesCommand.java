package dolmen.bot.lab.solve;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.rules.GameRegistry;
import dolmen.rules.certificate.Certificate;
import dolmen.rules.certificate.Judgement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command that checks certificates. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Checks certificates by the rules alone: to every move of the other player there is a reply that wins.",
            "Without a file, it checks all certificates of this release."
        })
final class VerifyCertificatesCommand implements Callable<Integer> {
    private static final double NANOS = 1e9;

    private final GameRegistry games;
    private final Console console;
    private final LongSupplier nanoTime;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "A file of the command certify.")
    private Optional<Path> file = Optional.empty();

    VerifyCertificatesCommand(GameRegistry games, Console console, LongSupplier nanoTime) {
        this.games = games;
        this.console = console;
        this.nanoTime = nanoTime;
    }

    @Override
    public Integer call() {
        try {
            List<Certificate> certificates = file.isPresent()
                    ? Certificate.read(games, Files.readAllLines(file.get()))
                    : games.games()
                            .flatMap(game -> Certificate.of(games, game.facts().id()).stream())
                            .toList();
            int refuted = 0;
            for (Certificate certificate : certificates) {
                refuted += verify(certificate) ? 0 : 1;
            }
            return refuted == 0 ? ExitStatus.DONE : ExitStatus.REFUSED;
        } catch (IOException | IllegalArgumentException unreadable) {
            return console.refuse(ExitStatus.REFUSED, "the certificates cannot be read: %s.".formatted(unreadable));
        }
    }

    private boolean verify(Certificate certificate) {
        long begun = nanoTime.getAsLong();
        Judgement<?> judgement =
                certificate.judge(games.game(certificate.variant().game()));
        String words = switch (judgement) {
            case Judgement.Proved<?> proof -> "proved. " + counts(proof);
            case Judgement.Refuted<?>(String why) -> "not proved. " + why;
        };
        console.out()
                .println(String.format(
                        Locale.ROOT,
                        "%s: %s (%.1f s)",
                        certificate.title(),
                        words,
                        (nanoTime.getAsLong() - begun) / NANOS));
        return judgement instanceof Judgement.Proved;
    }

    private static String counts(Judgement.Proved<?> proof) {
        return String.format(
                Locale.ROOT,
                "%,d positions, %,d replies, at most %d plies",
                proof.positions(),
                proof.replies().size(),
                proof.plies());
    }
}
