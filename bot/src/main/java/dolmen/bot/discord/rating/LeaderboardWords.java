package dolmen.bot.discord.rating;

import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.history.Results;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.rating.Rating;
import dolmen.bot.rating.RatingService;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Scope;
import dolmen.bot.rating.Standings;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Lists of players in words. */
final class LeaderboardWords {
    private final RatingService ratings;
    private final Preferences preferences;
    private final VariantCatalogue variants;
    private final Names names;
    private final CommandBook commands;

    public LeaderboardWords(
            RatingService ratings,
            Preferences preferences,
            VariantCatalogue variants,
            Names names,
            CommandBook commands) {
        this.ratings = ratings;
        this.preferences = preferences;
        this.variants = variants;
        this.names = names;
        this.commands = commands;
    }

    /** Such as "**Obelisk** · all servers · 23 players · page 2 of 3". */
    String heading(LeaderboardRequest request, RatingService.Page page) {
        return "**%s** · %s · %s%s"
                .formatted(
                        game(request),
                        whose(request.scope()),
                        page.players() == 1 ? "1 player" : "%d players".formatted(page.players()),
                        page.pages() == 1 ? "" : " · page %d of %d".formatted(page.number() + 1, page.pages()));
    }

    private String game(LeaderboardRequest request) {
        return variants.gameName(request.ladder().game());
    }

    private static String whose(Scope scope) {
        return switch (scope) {
            case Scope.Everywhere everywhere -> "all servers";
            case Scope.Server server -> "this server";
        };
    }

    /** A line for every player of the page. */
    String table(RatingService.Page page, Requester requester) {
        return page.rows().isEmpty()
                ? "Nobody is ranked here yet. %s starts a match; after a few of them a rating is sure enough for this list."
                        .formatted(commands.mention("challenge"))
                : page.rows().stream()
                        .map(row -> line(row, names.on(requester.guild())))
                        .collect(Collectors.joining("\n"));
    }

    private static String line(Standings.Row row, Names names) {
        return "%s%d\\. %s · **%s** · %s"
                .formatted(
                        row.shared() ? "=" : "",
                        row.rank(),
                        names.bold(row.player()),
                        strength(row.rating()),
                        results(row.results()));
    }

    /** Such as "1684 ± 52". */
    static String strength(Rating rating) {
        return "%d ± %d".formatted(StrictMath.round(rating.points()), StrictMath.round(rating.deviation()));
    }

    /** Such as "12 won, 1 drawn, 3 lost". */
    static String results(Results results) {
        return "%d won, %d drawn, %d lost".formatted(results.wins(), results.draws(), results.losses());
    }

    /** Where the person stands, or why nowhere, in a sentence. */
    String own(LeaderboardRequest request, PlayerId person) {
        Optional<Ratings.Held> held = ratings.of(person).stream()
                .filter(rating -> rating.ladder().equals(request.ladder()))
                .findFirst();
        if (held.isEmpty()) {
            return "You have no rating in %s yet: play a rated match.".formatted(game(request));
        }
        Rating rating = held.get().rating();
        if (rating.provisional()) {
            return "Your rating, %s, is provisional, so you are not ranked: more rated matches make it surer."
                    .formatted(strength(rating));
        }
        if (!preferences.of(person).listed()) {
            return "You are not listed, as you wish; your rating is %s. %s changes that."
                    .formatted(strength(rating), commands.mention("settings"));
        }
        return ratings.placeOf(request.scope(), request.ladder(), person)
                .map(place -> "%s %s with %s."
                        .formatted(
                                place.shared() ? "You share the rank of" : "You are",
                                ordinal(place.rank()),
                                strength(rating)))
                .orElseGet(() -> "You have played no rated match of %s on this server; your rating is %s."
                        .formatted(game(request), strength(rating)));
    }

    /** Such as "22nd". */
    static String ordinal(long number) {
        boolean teen = number / 10 % 10 == 1;
        String ending = teen
                ? "th"
                : switch ((int) (number % 10)) {
                    case 1 -> "st";
                    case 2 -> "nd";
                    case 3 -> "rd";
                    default -> "th";
                };
        return String.format(Locale.ROOT, "%,d%s", number, ending);
    }
}
