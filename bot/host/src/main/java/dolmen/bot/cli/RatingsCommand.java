package dolmen.bot.cli;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.RatingService;
import dolmen.bot.rating.Ratings;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.rules.GameRegistry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command that recomputes the ratings in the database of a stopped host. */
@Command(
        name = "ratings",
        mixinStandardHelpOptions = true,
        description = {
            "Recomputes the ratings in the database from the results of all matches.",
            "The settings of the service select the database. The host must be stopped."
        },
        synopsisSubcommandLabel = "recompute")
record RatingsCommand(GameRegistry games, Console console, Map<String, String> environment) {
    @Command(
            name = "recompute",
            mixinStandardHelpOptions = true,
            description = "Recomputes all ratings, and reports differences.")
    int recompute(@Mixin ConfigurationOption configuration) {
        try {
            DatabaseAddress address = configuration.hostDatabase(environment, console);
            if (address instanceof DatabaseAddress.File(Path file) && !Files.exists(file)) {
                return console.refuse(ExitStatus.REFUSED, "there is no database %s.".formatted(file));
            }
            try (Database database = Database.open(address, games)) {
                console.out().println(words(service(database).recompute()));
            }
            return ExitStatus.DONE;
        } catch (InvalidConfigurationException | UnusableDatabaseException refused) {
            return console.refuse(ExitStatus.REFUSED, String.valueOf(refused.getMessage()));
        }
    }

    private RatingService service(Database database) {
        return new RatingService(
                database.ratings().ratings(), database.ratings().standings(), new Judge(games), InstantSource.system());
    }

    private static String words(Ratings.Recomputation recomputed) {
        return "Results judged again: %d. Ratings: %d. %s"
                .formatted(
                        recomputed.results(),
                        recomputed.ratings(),
                        recomputed.differences() == 0
                                ? "Nothing was different."
                                : "Rows corrected: %d.".formatted(recomputed.differences()));
    }
}
