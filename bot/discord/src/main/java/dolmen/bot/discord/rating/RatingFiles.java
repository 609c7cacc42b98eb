package dolmen.bot.discord.rating;

import dolmen.bot.discord.desk.Requester;
import dolmen.bot.history.Achievement;
import dolmen.bot.history.Completion;
import dolmen.bot.history.Niche;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.RatingPictures;
import dolmen.bot.rating.RatingService;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Scope;
import dolmen.bot.rating.Standings;
import dolmen.bot.rating.Standings.Contest;
import dolmen.rules.phrase.Wording;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import net.dv8tion.jda.api.utils.FileUpload;

/**
 * Pictures of ratings as files of messages, in the language of the readers, and in the colours of the server, or of the
 * person if there is no server.
 */
record RatingFiles(RatingService ratings, RatingPictures pictures, Preferences preferences) {
    private static final int NEIGHBOURS = 1;

    /** A page of a leaderboard for everybody. */
    FileUpload leaderboard(Requester requester, LeaderboardRequest request, RatingService.Page page, Wording wording) {
        return leaderboard(requester, request, page, List.of(), Optional.empty(), wording);
    }

    /**
     * The private page for the requester, with a mark on them. If they are on another page, their row is added with its
     * neighbours.
     */
    FileUpload ownLeaderboard(
            Requester requester, LeaderboardRequest request, RatingService.Page page, Wording wording) {
        PlayerId reader = requester.person();
        boolean shown = page.rows().stream().map(Standings.Row::player).anyMatch(reader::equals);
        List<Standings.Row> around =
                shown ? List.of() : ratings.around(request.scope(), request.ladder(), reader, NEIGHBOURS);
        return leaderboard(requester, request, page, around, Optional.of(reader), wording);
    }

    private FileUpload leaderboard(
            Requester requester,
            LeaderboardRequest request,
            RatingService.Page page,
            List<Standings.Row> around,
            Optional<PlayerId> reader,
            Wording wording) {
        return file(
                "leaderboard.png",
                pictures.leaderboard(
                        new RatingPictures.Listing(
                                request.ladder(),
                                whose(requester, request, wording),
                                page,
                                around,
                                reader,
                                requester.guild()),
                        theme(requester),
                        wording));
    }

    private static String whose(Requester requester, LeaderboardRequest request, Wording wording) {
        return switch (request.scope()) {
            case Scope.Everywhere everywhere -> wording.of(RatingPhrases.pictureEverywhere());
            case Scope.Server server -> requester.serverName();
        };
    }

    /** The best players of a contest. */
    FileUpload contest(
            Requester requester,
            LeaderboardRequest request,
            Contest contest,
            List<Standings.Contender> best,
            Wording wording) {
        return file(
                "leaderboard.png",
                pictures.contest(
                        new RatingPictures.Podium(
                                contest, request.ladder(), whose(requester, request, wording), best, requester.guild()),
                        theme(requester),
                        wording));
    }

    /** The ratings of a player and their history. */
    FileUpload profile(
            Requester requester, PlayerId player, String subtitle, List<RatingPictures.Line> lines, Wording wording) {
        return file(
                "profile.png",
                pictures.profile(
                        new RatingPictures.Profile(player, subtitle, lines, zone(requester), requester.guild()),
                        theme(requester),
                        wording));
    }

    /** The wall of a player. */
    FileUpload wall(
            Requester requester, PlayerId player, List<Niche> niches, Optional<MatchId> latest, Wording wording) {
        return file(
                "wall.png",
                pictures.wall(
                        new RatingPictures.Wall(player, niches, latest, requester.guild()), theme(requester), wording));
    }

    /** The achievements of a player. */
    FileUpload achievements(
            Requester requester, PlayerId player, SequencedMap<Achievement, Completion> completions, Wording wording) {
        return file(
                "achievements.png",
                pictures.achievements(
                        new RatingPictures.Feats(player, completions, zone(requester), requester.guild()),
                        theme(requester),
                        wording));
    }

    /**
     * The rating histories of two players on the common ladder with the most matches of the first; empty if there is
     * none.
     */
    Optional<FileUpload> comparison(Requester requester, PlayerId one, PlayerId other, Wording wording) {
        List<Ladder> others =
                ratings.of(other).stream().map(Ratings.Held::ladder).toList();
        return ratings.of(one).stream()
                .map(Ratings.Held::ladder)
                .filter(others::contains)
                .findFirst()
                .map(ladder -> new RatingPictures.Comparison(
                        ladder,
                        List.of(course(one, ladder), course(other, ladder)),
                        zone(requester),
                        requester.guild()))
                .map(comparison -> file("comparison.png", pictures.comparison(comparison, theme(requester), wording)));
    }

    private RatingPictures.Course course(PlayerId player, Ladder ladder) {
        return new RatingPictures.Course(player, ratings.changes(player, ladder));
    }

    private ZoneId zone(Requester requester) {
        return preferences.of(requester.person()).time().zone();
    }

    private Optional<String> theme(Requester requester) {
        return requester
                .guild()
                .map(guild -> preferences.of(guild).theme())
                .orElseGet(() -> preferences.of(requester.person()).theme());
    }

    private static FileUpload file(String name, Picture picture) {
        return FileUpload.fromStreamSupplier(name, picture::open).setDescription(picture.altText());
    }
}
