package dolmen.bot.lab.solve;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.solved.SolvedTables;
import dolmen.bot.solved.TableFile;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.catalogue.Catalogue;
import dolmen.rules.phrase.Argument;
import dolmen.rules.solve.Census;
import dolmen.rules.solve.Retrograde;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that solves a game: it finds the winner under perfect play. */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = {
            "Solves a game with few positions: finds the winner under perfect play, and the number of plies.",
            "Also counts the won, lost and drawn positions. Progress goes to standard error. Interrupted runs resume",
            "where they stopped: each variant has a table in the folder, with a byte for each of its positions."
        })
public final class SolveCommand implements Callable<Integer> {
    private static final int MOST_THREADS = 64;

    private final GameRegistry games;
    private final Console console;
    private final LongSupplier nanoTime;

    @Parameters(
            paramLabel = "VARIANT",
            arity = "0..*",
            description = "Variants; a game without options means all its variants.")
    private List<String> wanted = List.of();

    @Option(names = "--folder", paramLabel = "DIR", description = "Folder of the tables (default: ${DEFAULT-VALUE}).")
    private Path folder = Path.of("solved");

    @Option(names = "--threads", paramLabel = "N", description = "Number of threads (default: ${DEFAULT-VALUE}).")
    private int threads = 2;

    @Option(names = "--check", description = "Checks finished tables against the moves again.")
    private boolean check;

    @Option(names = "--distances", description = "Lists the number of positions decided in each number of plies.")
    private boolean distances;

    @Option(names = "--layouts", description = "Lists the outcome of every symmetrical layout.")
    private boolean layouts;

    private SolveCommand(GameRegistry games, Console console, LongSupplier nanoTime) {
        this.games = games;
        this.console = console;
        this.nanoTime = nanoTime;
    }

    /**
     * The command for these games, with its subcommands.
     *
     * @param nanoTime a clock for measuring, in nanoseconds
     */
    public static CommandLine of(GameRegistry games, Console console, LongSupplier nanoTime) {
        return new CommandLine(new SolveCommand(games, console, nanoTime))
                .addSubcommand(new CertifyCommand(games, console))
                .addSubcommand(new VerifyCertificatesCommand(games, console, nanoTime));
    }

    @Override
    public Integer call() throws InterruptedException {
        if (wanted.isEmpty()) {
            return console.refuse(ExitStatus.MISUSED, "solve needs a variant, or one of: certify, verify.");
        }
        if (threads < 1 || threads > MOST_THREADS) {
            return console.refuse(
                    ExitStatus.MISUSED, "--threads must be 1 to %d, not %d.".formatted(MOST_THREADS, threads));
        }
        List<Variant> variants = new ArrayList<>();
        for (String text : wanted) {
            switch (games.variant(text)) {
                case VariantChoice.Found(Variant found) -> variants.addAll(all(games, text, found));
                case VariantChoice.Unknown(Argument why) -> {
                    return console.refuse(ExitStatus.REFUSED, why);
                }
            }
        }
        for (Variant variant : variants) {
            int code = solve(games.game(variant.game()), variant);
            if (code != ExitStatus.DONE) {
                return code;
            }
        }
        return ExitStatus.DONE;
    }

    /** All variants that a text means. */
    static List<Variant> all(GameRegistry games, String text, Variant found) {
        return text.contains("(")
                ? List.of(found)
                : games.game(found.game()).variants().toList();
    }

    private <M extends Move> int solve(Game<M> game, Variant variant) throws InterruptedException {
        Optional<Catalogue> catalogue = game.catalogue(variant);
        if (catalogue.isEmpty()) {
            return console.refuse(ExitStatus.REFUSED, "%s has too many positions to be solved.".formatted(variant));
        }
        try {
            Files.createDirectories(folder);
            Path path = new SolvedTables(folder).path(variant);
            try (TableFile file = TableFile.open(path, variant, catalogue.get().size())) {
                return solve(new SolvedTable<>(game, variant, new Retrograde(catalogue.get(), file.table())), file);
            }
        } catch (IOException failure) {
            return console.refuse(ExitStatus.REFUSED, "the table cannot be used: %s.".formatted(failure));
        }
    }

    private int solve(SolvedTable<?> solution, TableFile file) throws InterruptedException {
        var progress = new Progress(console.err(), nanoTime);
        try (var crew = new Crew(threads)) {
            var passes = new Passes(solution.analysis(), file, crew, progress);
            boolean fresh = !file.finished();
            passes.finish();
            if ((fresh || check) && passes.contradictions() > 0) {
                return console.refuse(
                        ExitStatus.REFUSED, "the table of %s contradicts itself.".formatted(solution.variant()));
            }
            report(solution, passes);
        }
        return ExitStatus.DONE;
    }

    private void report(SolvedTable<?> solution, Passes passes) throws InterruptedException {
        var report = new SolutionReport(console.out());
        report.start(solution);
        Census all = passes.census();
        report.count(all);
        console.out().println("longest: %d plies".formatted(all.longest()));
        if (distances) {
            report.distances(all);
        }
        if (layouts) {
            report.layouts(solution);
        }
    }
}
