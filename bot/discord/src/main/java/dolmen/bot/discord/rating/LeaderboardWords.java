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
import dolmen.bot.rating.Standings.Contest;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The texts of leaderboards. */
record LeaderboardWords(
        RatingService ratings,
        Histories histories,
        Preferences preferences,
        VariantCatalogue variants,
        Names names,
        CommandBook commands) {

    /** For example "**Obelisk** · all servers · 23 players · page 2 of 3". */
    String heading(LeaderboardRequest request, RatingService.Page page) {
        return "**%s** · %s%s%s"
                .formatted(
                        game(request),
                        whose(request.scope()),
                        size(page.size()),
                        page.pages() == 1 ? "" : " · page %d of %d".formatted(page.number() + 1, page.pages()));
    }

    /** For example "**Obelisk** · this server · wins this month". */
    String heading(LeaderboardRequest request, Contest contest) {
        return contest == Contest.DAYS
                ? "**%s** · %s".formatted(label(contest), whose(request.scope()))
                : "**%s** · %s · %s"
                        .formatted(
                                game(request),
                                whose(request.scope()),
                                label(contest).toLowerCase(Locale.ROOT));
    }

    /** The name of a list. */
    static String label(Contest contest) {
        return switch (contest) {
            case WINS -> "Wins this month";
            case PUZZLES -> "Puzzles";
            case DAYS -> "Days in a row";
        };
    }

    /** A sentence about the person's place among the contenders, or about how to enter the list. */
    String own(LeaderboardRequest request, Contest contest, List<Standings.Contender> found, PlayerId person) {
        if (!preferences.of(person).listed()) {
            return "You are not listed, as you wish. %s changes that.".formatted(commands.mention("settings"));
        }
        return found.stream()
                .filter(contender -> contender.player().equals(person))
                .findFirst()
                .map(own -> standing(own.rank(), figure(contest, own.figure())))
                .orElseGet(() -> switch (contest) {
                    case WINS ->
                        "Your first rated win of the month puts you here: %s.".formatted(commands.mention("challenge"));
                    case PUZZLES ->
                        "Ten puzzles of %s put you here: %s.".formatted(game(request), commands.mention("puzzle"));
                    case DAYS -> "One puzzle today puts you here: %s.".formatted(commands.mention("puzzle"));
                });
    }

    private static String figure(Contest contest, int figure) {
        return switch (contest) {
            case WINS -> figure == 1 ? "1 win" : figure + " wins";
            case PUZZLES -> Integer.toString(figure);
            case DAYS -> figure == 1 ? "1 day" : figure + " days in a row";
        };
    }

    private static String size(long players) {
        return switch ((int) Math.min(players, 2)) {
            case 0 -> "";
            case 1 -> " · 1 player";
            default -> " · %d players".formatted(players);
        };
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

    /** A line for each player of the page. */
    String table(RatingService.Page page, Requester requester) {
        Names here = names.on(requester.guild());
        return page.rows().stream().map(row -> line(row, here)).collect(Collectors.joining("\n"));
    }

    private static String line(Standings.Row row, Names names) {
        return "%s%d\\. %s · **%s** · %s%s"
                .formatted(
                        row.rank().shared() ? "=" : "",
                        row.rank().number(),
                        names.bold(row.player()),
                        points(row.rating()),
                        results(row.results()),
                        row.rating().provisional() ? " · " + missing(row.rating()) : "");
    }

    /** For example "5 more matches to settle". */
    private static String missing(Rating rating) {
        int matches = Glicko2.matchesUntilSettled(rating);
        return matches == 1 ? "1 more match to settle" : matches + " more matches to settle";
    }

    /** Advice on how to enter an empty leaderboard; otherwise empty. */
    Optional<String> beginning(LeaderboardRequest request, RatingService.Page page, PlayerId person) {
        return page.rows().isEmpty()
                ? Optional.of(
                        "Nobody is rated here yet. %s starts a match of %s; the first rated one puts both of you here.%s"
                                .formatted(commands.mention("challenge"), game(request), friendly(request, person)))
                : Optional.empty();
    }

    /** The points in whole numbers, such as "1684". */
    static String points(Rating rating) {
        return Long.toString(StrictMath.round(rating.points()));
    }

    /** For example "12 won, 1 drawn, 3 lost". */
    static String results(Results results) {
        return "%d won, %d drawn, %d lost".formatted(results.wins(), results.draws(), results.losses());
    }

    /** For example "Björn: ". */
    String address(Requester requester) {
        return names.on(requester.guild()).bold(requester.person()) + ": ";
    }

    /** A sentence with the person's place, or with the reason why there is none. */
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
                    .formatted(points(rating), commands.mention("settings"));
        }
        return ratings.placeOf(request.scope(), request.ladder(), person)
                .map(place -> standing(place.rank(), points(rating))
                        + (rating.provisional() ? " " + missing(rating) + "." : ""))
                .orElseGet(() -> "You have played no rated match of %s on this server; your rating is %s."
                        .formatted(game(request), points(rating)));
    }

    /** A note for an unrated person who has finished a match of the game in a variant that can be rated. */
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

    /** A note for a person with a rating against computers, which has its own leaderboard. */
    private String elsewhere(LeaderboardRequest request, PlayerId person) {
        Ladder computers = request.ladder().in(Pool.COMPUTERS);
        return request.ladder().equals(computers)
                ? ""
                : ratings.of(person).stream()
                        .filter(held -> held.ladder().equals(computers))
                        .findFirst()
                        .map(held -> " Against computers you have %s: %s with `against: Computers` has that list."
                                .formatted(points(held.rating()), commands.mention("leaderboard")))
                        .orElse("");
    }

    private static String standing(Standings.Rank rank, String figure) {
        return "%s %s with %s."
                .formatted(rank.shared() ? "You share the rank of" : "You are", Text.ordinal(rank.number()), figure);
    }
}
