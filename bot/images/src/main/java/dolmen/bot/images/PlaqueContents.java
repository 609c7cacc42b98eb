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
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
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
 * @param wording the language of the readers
 */
record PlaqueContents(LadderLooks ladders, Players players, Wording wording) {

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
                ladders.name(listing.ladder(), wording),
                listing.whose(),
                pages(listing.page()),
                headings(
                        ImagesPhrases.listRating(),
                        wording.of(ImagesPhrases.listResults()),
                        ImagesPhrases.listNobody(),
                        ImagesPhrases.listBegin()),
                ladders.material(listing.ladder()),
                rows.stream().map(row -> row(row, listing.reader(), names)).toList(),
                around.stream().map(row -> row(row, listing.reader(), names)).toList());
    }

    LeaderboardPlaque contest(Podium podium) {
        Map<PlayerId, String> names = players.names(
                podium.best().stream().map(Standings.Contender::player).toList(), podium.server());
        return new LeaderboardPlaque(
                podium.contest() == Standings.Contest.DAYS
                        ? wording.of(ImagesPhrases.listDaysInARow())
                        : ladders.name(podium.ladder(), wording),
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
                                wording.of(told(podium.contest(), contender)),
                                false))
                        .toList(),
                List.of());
    }

    private LeaderboardPlaque.Headings headings(Standings.Contest contest) {
        return switch (contest) {
            case WINS ->
                headings(
                        ImagesPhrases.listWins(),
                        wording.of(ImagesPhrases.listMatches()),
                        ImagesPhrases.listWinsNobody(),
                        ImagesPhrases.listWinsBegin());
            case PUZZLES ->
                headings(
                        ImagesPhrases.listPuzzles(),
                        wording.of(ImagesPhrases.listSolved()),
                        ImagesPhrases.listPuzzlesNobody(),
                        ImagesPhrases.listPuzzlesBegin());
            case DAYS ->
                headings(ImagesPhrases.listDays(), "", ImagesPhrases.listDaysNobody(), ImagesPhrases.listDaysBegin());
        };
    }

    private LeaderboardPlaque.Headings headings(Phrase figure, String end, Phrase nobody, Phrase begin) {
        return new LeaderboardPlaque.Headings(wording.of(figure), end, wording.of(nobody), wording.of(begin));
    }

    private static Phrase told(Standings.Contest contest, Standings.Contender contender) {
        return switch (contest) {
            case WINS -> ImagesPhrases.toldWins(contender.figure(), contender.of());
            case PUZZLES -> ImagesPhrases.toldPuzzles(PlaqueDescription.points(contender.figure()), contender.of());
            case DAYS -> ImagesPhrases.toldDays(contender.figure());
        };
    }

    private String pages(RatingService.Page page) {
        return page.pages() == 1 ? "" : wording.of(ImagesPhrases.listPage(page.number() + 1L, page.pages()));
    }

    private LeaderboardPlaque.PlayerRow row(Standings.Row row, Optional<PlayerId> reader, Map<PlayerId, String> names) {
        int points = Math.toIntExact(StrictMath.round(row.rating().points()));
        Tally tally = tally(row.results());
        int missing = Glicko2.matchesUntilSettled(row.rating());
        Verbatim rating = PlaqueDescription.points(points);
        Phrase results = PlaqueDescription.results(tally);
        return new LeaderboardPlaque.PlayerRow(
                rank(row.rank()),
                names.getOrDefault(row.player(), ""),
                points,
                missing == 0 ? 1 : (double) tally.matches() / (tally.matches() + missing),
                tally.text(),
                wording.of(
                        missing == 0
                                ? ImagesPhrases.toldRating(rating, results)
                                : ImagesPhrases.toldRatingSettling(rating, results, missing)),
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
                                .map(line -> series(ladders.name(line.held().ladder(), wording), line.changes()))
                                .toList(),
                        profile.zone()));
    }

    private ProfilePlaque.GameRow row(Line line) {
        Ratings.Held held = line.held();
        Tally tally = tally(held.results());
        return new ProfilePlaque.GameRow(
                ladders.name(held.ladder(), wording),
                ladders.material(held.ladder()),
                rating(held.rating().points(), held.rating().deviation()),
                wording.of(standing(line)),
                wording.of(ImagesPhrases.profileResults(tally.wins(), tally.draws(), tally.losses())),
                tally);
    }

    /** The rank, or the reason why there is none. */
    private static Phrase standing(Line line) {
        boolean provisional = line.held().rating().provisional();
        return line.place()
                .map(place -> new Verbatim(rank(place.rank()).text()))
                .map(rank -> provisional ? ImagesPhrases.profileRankSettling(rank) : ImagesPhrases.profileRank(rank))
                .orElseGet(provisional ? ImagesPhrases::profileSettling : ImagesPhrases::profileUnranked);
    }

    HistoryPlaque comparison(Comparison comparison) {
        List<Course> courses =
                comparison.courses().stream().limit(RatingHistory.MAX_SERIES).toList();
        Map<PlayerId, String> names =
                players.names(courses.stream().map(Course::player).toList(), comparison.server());
        return new HistoryPlaque(
                ladders.name(comparison.ladder(), wording),
                new RatingHistory(
                        courses.stream()
                                .map(course -> series(names.getOrDefault(course.player(), ""), course.changes()))
                                .toList(),
                        comparison.zone()));
    }

    OpponentsPlaque opponents(Company company) {
        var ladder = new Ladder(company.game(), Pool.PEOPLE);
        return new OpponentsPlaque(
                ladders.name(ladder, wording),
                wording.of(
                        company.choices().map(ImagesPhrases::opponentsChoices).orElseGet(ImagesPhrases::opponents)),
                ladders.material(ladder),
                company.members().stream()
                        .sorted(Comparator.comparing(
                                        (Member member) -> member.opponent().temperament())
                                .thenComparing(member -> member.opponent().level()))
                        .limit(OpponentsPlaque.MAX_OPPONENTS)
                        .map(this::portrayed)
                        .toList());
    }

    private OpponentsPlaque.Portrayed portrayed(Member member) {
        Opponent opponent = member.opponent();
        return new OpponentsPlaque.Portrayed(
                Portraits.of(opponent),
                opponent.name(),
                wording.of(standing(opponent)),
                member.rating(),
                wording.of(opponent.character()));
    }

    private static Phrase standing(Opponent opponent) {
        int level = opponent.level().number();
        return switch (opponent.temperament()) {
            case ATTACKS -> ImagesPhrases.opponentsAttacks(level);
            case DEFENDS -> ImagesPhrases.opponentsDefends(level);
        };
    }

    WallPlaque wall(Wall wall) {
        List<Opponent> opponents = Opponent.ALL.stream()
                .sorted(Comparator.comparing(Opponent::level).thenComparing(Opponent::temperament))
                .toList();
        List<WallPlaque.Course> courses = ladders.games().stream()
                .map(game -> new Ladder(game, Pool.COMPUTERS))
                .map(ladder -> new WallPlaque.Course(
                        ladders.name(ladder.in(Pool.PEOPLE), wording),
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
        String name = players.name(player, server, wording);
        return wording.of(ImagesPhrases.count(new Verbatim(name), reached, all));
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

    private AchievementsPlaque.Feat feat(Achievement achievement, Completion completion, ZoneId zone) {
        return new AchievementsPlaque.Feat(
                wording.of(achievement.name()),
                wording.of(achievement.how()),
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
