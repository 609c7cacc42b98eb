package dolmen.bot.discord.rating;

import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
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
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The texts of leaderboards.
 *
 * @param words the words of the readers
 */
record LeaderboardWords(
        RatingService ratings,
        Histories histories,
        Preferences preferences,
        VariantCatalogue variants,
        MatchWords words,
        CommandBook commands) {

    /** A copy for everybody where the person asks. */
    LeaderboardWords forAll(Requester requester) {
        return reading(words.amid(requester.reader()));
    }

    /** A copy for the person alone. */
    LeaderboardWords alone(Requester requester) {
        return reading(words.on(requester.reader()));
    }

    private LeaderboardWords reading(MatchWords others) {
        return new LeaderboardWords(ratings, histories, preferences, variants, others, commands);
    }

    Wording wording() {
        return words.wording();
    }

    private String joined(Stream<Phrase> parts, String separator) {
        return parts.map(wording()::of).collect(Collectors.joining(separator));
    }

    /** For example "**Obelisk** · all servers · 23 players · page 2 of 3". */
    String heading(LeaderboardRequest request, RatingService.Page page) {
        var parts = new ArrayList<Phrase>();
        parts.add(whose(request.scope()));
        if (page.size() > 0) {
            parts.add(RatingPhrases.headingPlayers(page.size()));
        }
        if (page.pages() > 1) {
            parts.add(RatingPhrases.headingPage(page.number() + 1L, page.pages()));
        }
        return "**%s** · %s".formatted(wording().of(game(request)), joined(parts.stream(), " · "));
    }

    /** For example "**Obelisk** · this server · wins this month". */
    String heading(LeaderboardRequest request, Contest contest) {
        return contest == Contest.DAYS
                ? "**%s** · %s"
                        .formatted(wording().of(label(contest)), wording().of(whose(request.scope())))
                : "**%s** · %s"
                        .formatted(
                                wording().of(game(request)),
                                joined(
                                        Stream.of(
                                                whose(request.scope()),
                                                contest == Contest.WINS
                                                        ? RatingPhrases.headingWins()
                                                        : RatingPhrases.headingPuzzles()),
                                        " · "));
    }

    /** The name of a list. */
    static Phrase label(Contest contest) {
        return switch (contest) {
            case WINS -> RatingPhrases.listWins();
            case PUZZLES -> RatingPhrases.listPuzzles();
            case DAYS -> RatingPhrases.listDays();
        };
    }

    /** A sentence about the person's place among the contenders, or about how to enter the list. */
    String own(LeaderboardRequest request, Contest contest, List<Standings.Contender> found, PlayerId person) {
        if (!preferences.of(person).listed()) {
            return wording().of(RatingPhrases.unlisted(commands.link("settings")));
        }
        Phrase own = found.stream()
                .filter(contender -> contender.player().equals(person))
                .findFirst()
                .map(contender -> standing(contest, contender))
                .orElseGet(() -> switch (contest) {
                    case WINS -> RatingPhrases.enterWins(commands.link("challenge"));
                    case PUZZLES -> RatingPhrases.enterPuzzles(game(request), commands.link("puzzle"));
                    case DAYS -> RatingPhrases.enterDays(commands.link("puzzle"));
                });
        return wording().of(own);
    }

    private static Phrase standing(Contest contest, Standings.Contender contender) {
        Standings.Rank rank = contender.rank();
        int figure = contender.figure();
        return switch (contest) {
            case WINS ->
                rank.shared()
                        ? RatingPhrases.placeWinsShared(rank.number(), figure)
                        : RatingPhrases.placeWins(rank.number(), figure);
            case PUZZLES -> standing(rank, new Verbatim(Integer.toString(figure)));
            case DAYS ->
                rank.shared()
                        ? RatingPhrases.placeDaysShared(rank.number(), figure)
                        : RatingPhrases.placeDays(rank.number(), figure);
        };
    }

    private Argument game(LeaderboardRequest request) {
        return game(request.ladder(), variants);
    }

    /** The name of a ladder: its game, with a note if it is against computers. */
    static Argument game(Ladder ladder, VariantCatalogue variants) {
        Argument game = variants.gameName(ladder.game());
        return switch (ladder.pool()) {
            case PEOPLE -> game;
            case COMPUTERS -> RatingPhrases.ladderComputers(game);
        };
    }

    private static Phrase whose(Scope scope) {
        return switch (scope) {
            case Scope.Everywhere everywhere -> RatingPhrases.scopeEverywhere();
            case Scope.Server server -> RatingPhrases.scopeServer();
        };
    }

    /** A line for each player of the page. */
    String table(RatingService.Page page, Requester requester) {
        MatchWords here = words.amid(requester.reader());
        return page.rows().stream().map(row -> line(row, here)).collect(Collectors.joining("\n"));
    }

    private String line(Standings.Row row, MatchWords here) {
        return "%s%d\\. %s · **%s** · %s%s"
                .formatted(
                        row.rank().shared() ? "=" : "",
                        row.rank().number(),
                        here.named(List.of(row.player())),
                        points(row.rating()).text(),
                        wording().of(results(row.results())),
                        row.rating().provisional()
                                ? " · " + wording().of(RatingPhrases.settling(missing(row.rating())))
                                : "");
    }

    /** The number of matches until the rating is settled. */
    private static int missing(Rating rating) {
        return Glicko2.matchesUntilSettled(rating);
    }

    /** Advice on how to enter an empty leaderboard; otherwise empty. */
    Optional<String> beginning(LeaderboardRequest request, RatingService.Page page, PlayerId person) {
        return page.rows().isEmpty()
                ? Optional.of(joined(
                        Stream.concat(
                                Stream.of(RatingPhrases.beginning(commands.link("challenge"), game(request))),
                                friendly(request, person)),
                        " "))
                : Optional.empty();
    }

    /** The points in whole numbers, such as "1684". */
    static Verbatim points(Rating rating) {
        return new Verbatim(Long.toString(StrictMath.round(rating.points())));
    }

    /** For example "12 won, 1 drawn, 3 lost". */
    static Phrase results(Results results) {
        return RatingPhrases.results(results.wins(), results.draws(), results.losses());
    }

    /** For example "Björn: ". */
    String address(Requester requester) {
        return words.amid(requester.reader()).named(List.of(requester.person())) + ": ";
    }

    /** A sentence with the person's place, or with the reason why there is none. */
    String own(LeaderboardRequest request, PlayerId person) {
        Optional<Ratings.Held> held = ratings.of(person).stream()
                .filter(rating -> rating.ladder().equals(request.ladder()))
                .findFirst();
        if (held.isEmpty()) {
            return joined(
                    Stream.concat(Stream.of(RatingPhrases.unrated(game(request))), friendly(request, person)), " ");
        }
        Rating rating = held.get().rating();
        if (!preferences.of(person).listed()) {
            return wording().of(RatingPhrases.unlistedRating(points(rating), commands.link("settings")));
        }
        return ratings.placeOf(request.scope(), request.ladder(), person)
                .map(place -> joined(
                        Stream.concat(
                                Stream.of(standing(place.rank(), points(rating))),
                                rating.provisional()
                                        ? Stream.of(RatingPhrases.placeSettling(missing(rating)))
                                        : Stream.<Phrase>empty()),
                        " "))
                .orElseGet(() -> wording().of(RatingPhrases.unratedHere(game(request), points(rating))));
    }

    /** A note for an unrated person who has finished a match of the game in a variant that can be rated. */
    private Stream<Phrase> friendly(LeaderboardRequest request, PlayerId person) {
        boolean rated =
                ratings.of(person).stream().anyMatch(held -> held.ladder().equals(request.ladder()));
        boolean played = histories.of(person).matches().stream()
                .filter(match -> match.game().equals(request.ladder().game())
                        && Pool.of(match.players()) == request.ladder().pool())
                .anyMatch(match -> variants.variant(match.variant())
                        .filter(variants::rated)
                        .isPresent());
        return Stream.concat(
                !rated && played ? Stream.of(RatingPhrases.friendlySoFar()) : Stream.<Phrase>empty(),
                elsewhere(request, person).stream());
    }

    /** A note for a person with a rating against computers, which has its own leaderboard. */
    private Optional<Phrase> elsewhere(LeaderboardRequest request, PlayerId person) {
        Ladder computers = request.ladder().in(Pool.COMPUTERS);
        return request.ladder().equals(computers)
                ? Optional.empty()
                : ratings.of(person).stream()
                        .filter(held -> held.ladder().equals(computers))
                        .findFirst()
                        .map(held -> RatingPhrases.elsewhere(points(held.rating()), commands.link("leaderboard")));
    }

    private static Phrase standing(Standings.Rank rank, Verbatim points) {
        return rank.shared()
                ? RatingPhrases.placeShared(rank.number(), points)
                : RatingPhrases.place(rank.number(), points);
    }
}
