package dolmen.bot.images;

import dolmen.bot.history.Achievement;
import dolmen.bot.history.Completion;
import dolmen.bot.history.Results;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.bot.rating.Glicko2;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.RatingPictures.Company;
import dolmen.bot.rating.RatingPictures.Comparison;
import dolmen.bot.rating.RatingPictures.Course;
import dolmen.bot.rating.RatingPictures.Feats;
import dolmen.bot.rating.RatingPictures.Line;
import dolmen.bot.rating.RatingPictures.Listing;
import dolmen.bot.rating.RatingPictures.Member;
import dolmen.bot.rating.RatingPictures.Podium;
import dolmen.bot.rating.RatingPictures.Profile;
import dolmen.bot.rating.RatingPictures.Wall;
import dolmen.bot.rating.RatingService;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Standings;
import dolmen.bot.words.Wordings;
import dolmen.renderer.plaque.AchievementsPlaque;
import dolmen.renderer.plaque.HistoryPlaque;
import dolmen.renderer.plaque.LeaderboardPlaque;
import dolmen.renderer.plaque.OpponentsPlaque;
import dolmen.renderer.plaque.ProfilePlaque;
import dolmen.renderer.plaque.Rank;
import dolmen.renderer.plaque.RatingHistory;
import dolmen.renderer.plaque.RatingHistory.RatingPoint;
import dolmen.renderer.plaque.RatingHistory.Series;
import dolmen.renderer.plaque.RoundedRating;
import dolmen.renderer.plaque.Tally;
import dolmen.renderer.plaque.WallPlaque;
import dolmen.rules.opponent.Opponent;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The text and numbers of plaques.
 *
 * @param ladders the names and materials of games
 * @param players the names of people
 */
record PlaqueContents(LadderLooks ladders, Players players) {
    private static final String OPPONENTS = "Computer opponents";

    LeaderboardPlaque leaderboard(Listing listing) {
        List<Standings.Row> rows = listing.page().rows();
        boolean onPage = rows.stream().anyMatch(row -> isReader(row, listing.reader()));
        List<Standings.Row> around = onPage ? List.of() : listing.around();
        Map<PlayerId, String> names = players.names(
                Stream.concat(rows.stream(), around.stream())
                        .map(Standings.Row::player)
                        .toList(),
                listing.server());
        return new LeaderboardPlaque(
                ladders.name(listing.ladder()),
                listing.whose(),
                pages(listing.page()),
                LeaderboardPlaque.Headings.RATINGS,
                ladders.material(listing.ladder()),
                rows.stream().map(row -> row(row, listing.reader(), names)).toList(),
                around.stream().map(row -> row(row, listing.reader(), names)).toList());
    }

    LeaderboardPlaque contest(Podium podium) {
        Map<PlayerId, String> names = players.names(
                podium.best().stream().map(Standings.Contender::player).toList(), podium.server());
        return new LeaderboardPlaque(
                podium.contest() == Standings.Contest.DAYS ? "Days in a row" : ladders.name(podium.ladder()),
                podium.whose(),
                "",
                headings(podium.contest()),
                ladders.material(podium.ladder()),
                podium.best().stream()
                        .map(contender -> new LeaderboardPlaque.PlayerRow(
                                rank(contender.rank()),
                                names.getOrDefault(contender.player(), ""),
                                contender.figure(),
                                1,
                                podium.contest() == Standings.Contest.DAYS ? "" : Integer.toString(contender.of()),
                                words(podium.contest(), contender),
                                false))
                        .toList(),
                List.of());
    }

    private static LeaderboardPlaque.Headings headings(Standings.Contest contest) {
        return switch (contest) {
            case WINS ->
                new LeaderboardPlaque.Headings(
                        "Wins this month",
                        "Matches",
                        "No rated wins this month yet",
                        "The first rated win of the month leads here: /challenge");
            case PUZZLES ->
                new LeaderboardPlaque.Headings(
                        "Puzzle rating", "Solved", "Nobody is here yet", "Ten puzzles put you here: /puzzle");
            case DAYS ->
                new LeaderboardPlaque.Headings(
                        "Days", "", "Nobody has solved a puzzle lately", "One puzzle a day puts you here: /puzzle");
        };
    }

    private static String words(Standings.Contest contest, Standings.Contender contender) {
        return switch (contest) {
            case WINS -> "won of %d this month".formatted(contender.of());
            case PUZZLES -> "%d puzzles solved".formatted(contender.of());
            case DAYS -> contender.figure() == 1 ? "day" : "days in a row";
        };
    }

    private static String pages(RatingService.Page page) {
        return page.pages() == 1 ? "" : "Page %d of %d".formatted(page.number() + 1, page.pages());
    }

    private static LeaderboardPlaque.PlayerRow row(
            Standings.Row row, Optional<PlayerId> reader, Map<PlayerId, String> names) {
        return LeaderboardPlaque.PlayerRow.rated(
                rank(row.rank()),
                names.getOrDefault(row.player(), ""),
                Math.toIntExact(StrictMath.round(row.rating().points())),
                tally(row.results()),
                Glicko2.matchesUntilSettled(row.rating()),
                isReader(row, reader));
    }

    private static boolean isReader(Standings.Row row, Optional<PlayerId> reader) {
        return reader.equals(Optional.of(row.player()));
    }

    private static Rank rank(Standings.Rank rank) {
        return new Rank(rank.number(), rank.shared());
    }

    ProfilePlaque profile(Profile profile) {
        return new ProfilePlaque(
                players.of(profile.player())
                        .map(known -> known.on(profile.server()))
                        .orElse(""),
                profile.subtitle(),
                profile.lines().stream()
                        .limit(ProfilePlaque.MAX_ROWS)
                        .map(this::row)
                        .toList(),
                new RatingHistory(
                        profile.lines().stream()
                                .limit(RatingHistory.MAX_SERIES)
                                .map(line -> series(ladders.name(line.held().ladder()), line.changes()))
                                .toList(),
                        profile.zone()));
    }

    private ProfilePlaque.GameRow row(Line line) {
        Ratings.Held held = line.held();
        return new ProfilePlaque.GameRow(
                ladders.name(held.ladder()),
                ladders.material(held.ladder()),
                rating(held.rating().points(), held.rating().deviation()),
                held.rating().provisional(),
                line.place().map(Standings.Place::rank).map(PlaqueContents::rank),
                tally(held.results()));
    }

    HistoryPlaque comparison(Comparison comparison) {
        List<Course> courses =
                comparison.courses().stream().limit(RatingHistory.MAX_SERIES).toList();
        Map<PlayerId, String> names =
                players.names(courses.stream().map(Course::player).toList(), comparison.server());
        return new HistoryPlaque(
                ladders.name(comparison.ladder()),
                "",
                new RatingHistory(
                        courses.stream()
                                .map(course -> series(names.getOrDefault(course.player(), ""), course.changes()))
                                .toList(),
                        comparison.zone()));
    }

    OpponentsPlaque opponents(Company company) {
        var ladder = new Ladder(company.game(), Pool.PEOPLE);
        return new OpponentsPlaque(
                ladders.name(ladder),
                company.choices().isBlank() ? OPPONENTS : OPPONENTS + " · " + company.choices(),
                ladders.material(ladder),
                company.members().stream()
                        .sorted(Comparator.comparing(
                                        (Member member) -> member.opponent().temperament())
                                .thenComparing(member -> member.opponent().level()))
                        .limit(OpponentsPlaque.MAX_OPPONENTS)
                        .map(PlaqueContents::portrayed)
                        .toList());
    }

    private static OpponentsPlaque.Portrayed portrayed(Member member) {
        Opponent opponent = member.opponent();
        return new OpponentsPlaque.Portrayed(
                Portraits.of(opponent),
                opponent.name(),
                "Level %d, %s"
                        .formatted(
                                opponent.level().number(),
                                opponent.temperament().word()),
                member.rating(),
                Wordings.ENGLISH.of(opponent.character()));
    }

    WallPlaque wall(Wall wall) {
        List<Opponent> opponents = Opponent.ALL.stream()
                .sorted(Comparator.comparing(Opponent::level).thenComparing(Opponent::temperament))
                .toList();
        List<WallPlaque.Course> courses = ladders.games().stream()
                .map(game -> new Ladder(game, Pool.COMPUTERS))
                .map(ladder -> new WallPlaque.Course(
                        ladders.name(ladder.in(Pool.PEOPLE)),
                        ladders.material(ladder),
                        opponents.stream()
                                .map(opponent -> niche(wall, ladder.game(), opponent))
                                .toList()))
                .toList();
        long filled = courses.stream()
                .flatMap(course -> course.niches().stream())
                .filter(niche -> niche != WallPlaque.Niche.EMPTY)
                .count();
        return new WallPlaque(
                count(wall.player(), wall.server(), filled, courses.size() * opponents.size()),
                opponents.stream()
                        .map(opponent -> new WallPlaque.Named(Portraits.of(opponent), opponent.name()))
                        .toList(),
                courses);
    }

    /** For example "Astrid · 4 of 30". */
    private String count(PlayerId player, Optional<GuildId> server, long reached, int all) {
        String name = players.of(player).map(known -> known.on(server)).orElse(Players.FORGOTTEN);
        return "%s · %d of %d".formatted(name, reached, all);
    }

    /** The achievements, the earned ones first. */
    AchievementsPlaque achievements(Feats feats) {
        List<AchievementsPlaque.Feat> all = feats.completions().entrySet().stream()
                .map(one -> feat(one.getKey(), one.getValue(), feats.zone()))
                .sorted(Comparator.comparing(feat -> feat.earned().isEmpty()))
                .toList();
        long earned = all.stream().filter(feat -> feat.earned().isPresent()).count();
        return new AchievementsPlaque(count(feats.player(), feats.server(), earned, all.size()), all);
    }

    private static AchievementsPlaque.Feat feat(Achievement achievement, Completion completion, ZoneId zone) {
        return new AchievementsPlaque.Feat(
                achievement.name(),
                achievement.how(),
                completion.done(),
                completion.needed(),
                completion.earnedAt().map(at -> LocalDate.ofInstant(at, zone)));
    }

    private static WallPlaque.Niche niche(Wall wall, String game, Opponent opponent) {
        return wall.niches().stream()
                .filter(niche -> niche.game().equals(game)
                        && ComputerPlayers.of(niche.computer()).equals(Optional.of(opponent)))
                .findFirst()
                .map(niche -> wall.latest().equals(Optional.of(niche.filledBy()))
                        ? WallPlaque.Niche.NEW
                        : WallPlaque.Niche.FILLED)
                .orElse(WallPlaque.Niche.EMPTY);
    }

    private static Series series(String name, List<Ratings.Change> changes) {
        return new Series(
                name,
                changes.stream()
                        .map(change -> new RatingPoint(change.at(), rating(change.points(), change.deviation())))
                        .toList());
    }

    private static RoundedRating rating(double points, double deviation) {
        return new RoundedRating(Math.toIntExact(Math.round(points)), Math.toIntExact(Math.round(deviation)));
    }

    private static Tally tally(Results results) {
        return new Tally(results.wins(), results.draws(), results.losses());
    }
}
