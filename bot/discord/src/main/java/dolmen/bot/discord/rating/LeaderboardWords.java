package dolmen.bot.discord.rating;

import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.history.Histories;
import dolmen.bot.history.Results;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.rating.Glicko2;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.Rating;
import dolmen.bot.rating.RatingService;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Scope;
import dolmen.bot.rating.Standings;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Leaderboards in words. */
record LeaderboardWords(
        RatingService ratings,
        Histories histories,
        Preferences preferences,
        VariantCatalogue variants,
        Names names,
        CommandBook commands) {
    private static final String UNRANKED = "Not ranked yet:";

    /** For example "**Obelisk** · all servers · 23 ranked, 4 not yet · page 2 of 3". */
    String heading(LeaderboardRequest request, RatingService.Page page) {
        return "**%s** · %s · %s%s"
                .formatted(
                        game(request),
                        whose(request.scope()),
                        size(page.size()),
                        page.pages() == 1 ? "" : " · page %d of %d".formatted(page.number() + 1, page.pages()));
    }

    private static String size(Standings.Size size) {
        return size.provisional() == 0
                ? size.ranked() + " ranked"
                : "%d ranked, %d not yet".formatted(size.ranked(), size.provisional());
    }

    private String game(LeaderboardRequest request) {
        return variants.ladderName(request.ladder());
    }

    private static String whose(Scope scope) {
        return switch (scope) {
            case Scope.Everywhere everywhere -> "all servers";
            case Scope.Server server -> "this server";
        };
    }

    /** A line for each player of the page, with those without a rank below the others. */
    String table(RatingService.Page page, Requester requester) {
        Names here = names.on(requester.guild());
        Stream<String> ranked =
                page.rows().stream().flatMap(row -> row.rank().map(rank -> line(rank, row, here)).stream());
        List<String> provisional = page.rows().stream()
                .filter(row -> row.rank().isEmpty())
                .map(row -> provisional(row, here))
                .toList();
        return Stream.of(
                        ranked,
                        provisional.isEmpty() ? Stream.<String>empty() : Stream.of(UNRANKED),
                        provisional.stream())
                .flatMap(lines -> lines)
                .collect(Collectors.joining("\n"));
    }

    private static String line(Standings.Rank rank, Standings.Row row, Names names) {
        return "%s%d\\. %s · **%s** · %s"
                .formatted(
                        rank.shared() ? "=" : "",
                        rank.number(),
                        names.bold(row.player()),
                        strength(row.rating()),
                        results(row.results()));
    }

    private static String provisional(Standings.Row row, Names names) {
        return "%s · %s · about %d more"
                .formatted(names.bold(row.player()), strength(row.rating()), Glicko2.matchesUntilRanked(row.rating()));
    }

    /** Advice on how to enter a leaderboard on which nobody is yet; otherwise empty. */
    Optional<String> beginning(LeaderboardRequest request, RatingService.Page page, PlayerId person) {
        return page.rows().isEmpty()
                ? Optional.of(
                        "Nobody is rated here yet. %s starts a match of %s; the first rated one puts both of you here.%s"
                                .formatted(commands.mention("challenge"), game(request), friendly(request, person)))
                : Optional.empty();
    }

    /** For example "1684 ± 52". */
    static String strength(Rating rating) {
        return "%d ± %d".formatted(StrictMath.round(rating.points()), StrictMath.round(rating.deviation()));
    }

    /** For example "12 won, 1 drawn, 3 lost". */
    static String results(Results results) {
        return "%d won, %d drawn, %d lost".formatted(results.wins(), results.draws(), results.losses());
    }

    /** For example "Björn: "; empty in private. */
    String address(Requester requester) {
        return requester.guild().isEmpty() ? "" : names.on(requester.guild()).bold(requester.person()) + ": ";
    }

    /** The person's place, or the reason why there is none, in a sentence. */
    String own(LeaderboardRequest request, PlayerId person) {
        Optional<Ratings.Held> held = ratings.of(person).stream()
                .filter(rating -> rating.ladder().equals(request.ladder()))
                .findFirst();
        if (held.isEmpty()) {
            return "You have no rating in %s yet: play a rated match.%s"
                    .formatted(game(request), friendly(request, person));
        }
        Rating rating = held.get().rating();
        if (!preferences.of(person).listed()) {
            return "You are not listed, as you wish; your rating is %s. %s changes that."
                    .formatted(strength(rating), commands.mention("settings"));
        }
        return ratings.placeOf(request.scope(), request.ladder(), person)
                .map(place -> place.rank().map(rank -> standing(rank, rating)).orElseGet(() -> unranked(rating)))
                .orElseGet(() -> "You have played no rated match of %s on this server; your rating is %s."
                        .formatted(game(request), strength(rating)));
    }

    /** The reason why a person is not rated who has finished a match of the game, in a variant that can be rated. */
    private String friendly(LeaderboardRequest request, PlayerId person) {
        boolean rated =
                ratings.of(person).stream().anyMatch(held -> held.ladder().equals(request.ladder()));
        boolean played = histories.of(person).matches().stream()
                .filter(match -> match.game().equals(request.ladder().game())
                        && Pool.of(match.players()) == request.ladder().pool())
                .anyMatch(match -> variants.variant(match.variant())
                        .filter(variants::rated)
                        .isPresent());
        return (!rated && played ? " Your matches so far were friendly; rated ones count here." : "")
                + elsewhere(request, person);
    }

    /** A hint for a person who is rated against computers alone, and so not in the leaderboard of people. */
    private String elsewhere(LeaderboardRequest request, PlayerId person) {
        Ladder computers = request.ladder().in(Pool.COMPUTERS);
        return request.ladder().equals(computers)
                ? ""
                : ratings.of(person).stream()
                        .filter(held -> held.ladder().equals(computers))
                        .findFirst()
                        .map(held -> " Against computers you have %s: %s with `against: Computers` has that list."
                                .formatted(strength(held.rating()), commands.mention("leaderboard")))
                        .orElse("");
    }

    private static String standing(Standings.Rank rank, Rating rating) {
        return "%s %s with %s."
                .formatted(
                        rank.shared() ? "You share the rank of" : "You are",
                        Text.ordinal(rank.number()),
                        strength(rating));
    }

    private static String unranked(Rating rating) {
        int missing = Glicko2.matchesUntilRanked(rating);
        return "Your rating is %s. About %d more rated %s to a rank."
                .formatted(strength(rating), missing, missing == 1 ? "match" : "matches");
    }
}
