package dolmen.bot.images;

import dolmen.renderer.plaque.AchievementsPlaque;
import dolmen.renderer.plaque.AchievementsPlaque.Feat;
import dolmen.renderer.plaque.AnalysisPlaque;
import dolmen.renderer.plaque.HistoryPlaque;
import dolmen.renderer.plaque.LeaderboardPlaque;
import dolmen.renderer.plaque.LeaderboardPlaque.PlayerRow;
import dolmen.renderer.plaque.OpponentsPlaque;
import dolmen.renderer.plaque.OpponentsPlaque.Portrayed;
import dolmen.renderer.plaque.Plaque;
import dolmen.renderer.plaque.ProfilePlaque;
import dolmen.renderer.plaque.ProfilePlaque.GameRow;
import dolmen.renderer.plaque.RatingHistory;
import dolmen.renderer.plaque.RatingHistory.RatingPoint;
import dolmen.renderer.plaque.RatingHistory.Series;
import dolmen.renderer.plaque.Tally;
import dolmen.renderer.plaque.WallPlaque;
import dolmen.renderer.plaque.WallPlaque.Niche;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.scene.Description;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Plaques in sentences, for people who do not see them: at most {@value Description#MAX_LENGTH} characters. If a
 * description is longer, names in it are shortened, and the least important facts left out.
 */
record PlaqueDescription(Wording wording) {
    private static final int MOST = Description.MAX_LENGTH;
    private static final int PERCENT = 100;

    String of(Plaque plaque) {
        return switch (plaque) {
            case LeaderboardPlaque leaderboard ->
                longestThatFits(Stream.of(40, 24, 16, 8).map(length -> told(leaderboard, length)));
            case ProfilePlaque profile ->
                longestThatFits(Stream.concat(
                        Stream.of(60, 30, 15, 8)
                                .filter(length -> profile.hasChart())
                                .map(length -> told(profile, length) + " " + told(profile.history(), length)),
                        Stream.of(60, 30, 15, 8).map(length -> told(profile, length))));
            case HistoryPlaque(String title, RatingHistory history) ->
                longestThatFits(Stream.of(60, 30, 15)
                        .map(length -> wording.of(ImagesPhrases.toldTitled(name(title, length))) + " "
                                + told(history, length)));
            case OpponentsPlaque opponents ->
                longestThatFits(Stream.of(100, 60, 30, 12).map(length -> told(opponents, length)));
            case WallPlaque wall -> longestThatFits(Stream.of(100, 30, 12).map(length -> told(wall, length)));
            case AchievementsPlaque achievements -> told(achievements);
            case AnalysisPlaque analysis ->
                longestThatFits(Stream.of(60, 30, 15).map(length -> told(analysis, length)));
        };
    }

    private String told(LeaderboardPlaque plaque, int nameLength) {
        var sentences = new ArrayList<Phrase>();
        sentences.add(ImagesPhrases.toldList(list(
                ", ",
                Stream.of(plaque.title(), plaque.subtitle(), plaque.page())
                        .filter(part -> !part.isBlank())
                        .map(part -> cut(part, 2 * nameLength)))));
        if (plaque.rows().isEmpty()) {
            sentences.add(ImagesPhrases.toldEmpty(
                    new Verbatim(plaque.headings().nobody()),
                    new Verbatim(plaque.headings().howToBegin())));
        }
        plaque.rows().forEach(row -> sentences.add(told(row, nameLength)));
        if (!plaque.around().isEmpty()) {
            sentences.add(ImagesPhrases.toldAround(
                    list(" ", plaque.around().stream().map(row -> told(row, nameLength)))));
        }
        return joined(sentences.stream());
    }

    private Phrase told(PlayerRow row, int nameLength) {
        var rank = new Verbatim(row.rank().text());
        Argument player = name(row.name(), nameLength);
        var achieved = new Verbatim(row.told());
        return row.requester()
                ? ImagesPhrases.toldReader(rank, player, achieved)
                : ImagesPhrases.toldPlayer(rank, player, achieved);
    }

    private String told(ProfilePlaque plaque, int nameLength) {
        Argument player = plaque.subtitle().isBlank()
                ? name(plaque.name(), nameLength)
                : list(", ", Stream.of(name(plaque.name(), nameLength), cut(plaque.subtitle(), 2 * nameLength)));
        return joined(Stream.concat(
                Stream.of(ImagesPhrases.toldProfile(player)),
                plaque.rows().isEmpty()
                        ? Stream.of(ImagesPhrases.toldTitled(ImagesPhrases.plaqueNoMatches()))
                        : plaque.rows().stream().map(row -> told(row, nameLength))));
    }

    private Phrase told(GameRow row, int nameLength) {
        return ImagesPhrases.toldGame(
                cut(row.game(), nameLength),
                new Verbatim(row.rating().text()),
                new Verbatim(row.standing()),
                results(row.tally()));
    }

    /** The numbers of matches won, drawn and lost. */
    static Phrase results(Tally tally) {
        return ImagesPhrases.toldResults(tally.wins(), tally.draws(), tally.losses());
    }

    private String told(RatingHistory history, int nameLength) {
        return history.drawn().isEmpty()
                ? wording.of(ImagesPhrases.toldTitled(ImagesPhrases.plaqueNoMatches()))
                : wording.of(ImagesPhrases.toldHistory(list(
                        "; ", history.drawn().stream().map(series -> told(series, history.zone(), nameLength)))));
    }

    private Phrase told(Series series, ZoneId zone, int nameLength) {
        List<RatingPoint> points = series.points();
        RatingPoint last = points.getLast();
        Argument name = name(series.name(), nameLength);
        var now = new Verbatim(last.rating().text());
        LocalDate end = LocalDate.ofInstant(last.time(), zone);
        if (points.size() == 1) {
            return ImagesPhrases.toldCoursePoint(name, now, end);
        }
        RatingPoint first = points.getFirst();
        LocalDate begin = LocalDate.ofInstant(first.time(), zone);
        var ratings = points.stream().mapToInt(point -> point.rating().value()).summaryStatistics();
        return ImagesPhrases.toldCourse(
                name,
                points(first.rating().value()),
                begin,
                now,
                end,
                points(ratings.getMax()),
                points(ratings.getMin()));
    }

    /** The points of a rating, which have no separators. */
    static Verbatim points(int rating) {
        return new Verbatim(Integer.toString(rating));
    }

    private String told(OpponentsPlaque plaque, int length) {
        Argument title = cut(plaque.title(), length);
        Phrase about = plaque.subtitle().isBlank()
                ? ImagesPhrases.toldTitled(title)
                : ImagesPhrases.toldOpponents(title, cut(plaque.subtitle(), length));
        return joined(
                Stream.concat(Stream.of(about), plaque.opponents().stream().map(opponent -> told(opponent, length))));
    }

    private static Phrase told(Portrayed opponent, int length) {
        Argument name = cut(opponent.name(), length);
        Argument standing = cut(opponent.standing(), length);
        Argument line = cut(opponent.line(), length);
        return opponent.rating().isPresent()
                ? ImagesPhrases.toldOpponent(name, points(opponent.rating().getAsInt()), standing, line)
                : ImagesPhrases.toldOpponentUnrated(name, standing, line);
    }

    private String told(WallPlaque wall, int length) {
        return joined(Stream.concat(
                Stream.of(ImagesPhrases.toldWall(cut(wall.title(), length))),
                wall.courses().stream().map(course -> beaten(wall, course))));
    }

    private Phrase beaten(WallPlaque wall, WallPlaque.Course course) {
        List<Argument> players = IntStream.range(0, wall.faces().size())
                .filter(index -> course.niches().get(index) != Niche.EMPTY)
                .mapToObj(
                        index -> beaten(wall.faces().get(index), course.niches().get(index)))
                .toList();
        var game = new Verbatim(course.game());
        return players.isEmpty()
                ? ImagesPhrases.toldBeatenNone(game)
                : ImagesPhrases.toldBeaten(game, list(", ", players.stream()));
    }

    private static Argument beaten(WallPlaque.Named face, Niche niche) {
        var name = new Verbatim(face.name());
        return niche == Niche.NEW ? ImagesPhrases.toldNew(name) : name;
    }

    /**
     * All achievements: if that is too long, without the days, then without the steps, then without the instructions.
     */
    private String told(AchievementsPlaque plaque) {
        return longestThatFits(Stream.of(
                told(
                        plaque,
                        feat -> ImagesPhrases.toldEarnedOn(
                                new Verbatim(feat.name()), feat.earned().orElseThrow()),
                        feat -> way(feat, begun(feat))),
                told(plaque, PlaqueDescription::named, feat -> way(feat, begun(feat))),
                told(plaque, PlaqueDescription::named, feat -> way(feat, named(feat))),
                told(plaque, PlaqueDescription::named, PlaqueDescription::begun)));
    }

    private static Argument named(Feat feat) {
        return new Verbatim(feat.name());
    }

    /** The name, with the steps if the achievement is in progress and has several. */
    private static Argument begun(Feat feat) {
        return feat.done() > 0 && feat.needed() > 1
                ? ImagesPhrases.toldBegun(named(feat), feat.done(), feat.needed())
                : named(feat);
    }

    private static Argument way(Feat feat, Argument name) {
        return ImagesPhrases.toldWay(name, new Verbatim(feat.how().replaceFirst("[.。]$", "")));
    }

    private String told(AchievementsPlaque plaque, Function<Feat, Argument> earned, Function<Feat, Argument> missing) {
        var sentences = new ArrayList<Phrase>();
        sentences.add(ImagesPhrases.toldAchievements(cut(plaque.title(), 60)));
        List<Argument> reached = plaque.feats().stream()
                .filter(feat -> feat.earned().isPresent())
                .map(earned)
                .toList();
        if (!reached.isEmpty()) {
            sentences.add(ImagesPhrases.toldEarned(list("; ", reached.stream())));
        }
        List<Argument> left = plaque.feats().stream()
                .filter(feat -> feat.earned().isEmpty())
                .map(missing)
                .toList();
        if (!left.isEmpty()) {
            sentences.add(ImagesPhrases.toldMissing(list("; ", left.stream())));
        }
        return joined(sentences.stream());
    }

    private String told(AnalysisPlaque plaque, int nameLength) {
        Stream<Phrase> points = IntStream.range(0, plaque.turningPoints().size())
                .mapToObj(index -> ImagesPhrases.toldCurvePoint(
                        index + 1L,
                        plaque.turningPoints().get(index) + 1L,
                        percent(plaque, plaque.turningPoints().get(index)),
                        percent(plaque, plaque.turningPoints().get(index) + 1)));
        return wording.of(ImagesPhrases.toldCurve(
                cut(plaque.title(), 2 * nameLength),
                name(plaque.first(), nameLength),
                name(plaque.second(), nameLength),
                list(
                        "; ",
                        Stream.of(
                                        Stream.of(ImagesPhrases.toldCurveBeginning(percent(plaque, 0))),
                                        points,
                                        Stream.of(ImagesPhrases.toldCurveEnd(
                                                percent(plaque, plaque.chances().size() - 1))))
                                .flatMap(parts -> parts))));
    }

    private static long percent(AnalysisPlaque plaque, int index) {
        return Math.round(PERCENT * plaque.chances().get(index));
    }

    private String joined(Stream<Phrase> sentences) {
        return list(" ", sentences).text();
    }

    private Verbatim list(String separator, Stream<? extends Argument> items) {
        return new Verbatim(items.map(wording::of).collect(Collectors.joining(separator)));
    }

    /** A name cut to the given number of characters. */
    private Argument name(String name, int most) {
        Verbatim cut = cut(name, most);
        return cut.text().isEmpty() ? ImagesPhrases.plaqueUnnamed() : cut;
    }

    /**
     * Returns the first wording within the limit, or the last one, cut, if none is. Each wording is shorter than the
     * one before.
     */
    private static String longestThatFits(Stream<String> wordings) {
        String words = "";
        for (Iterator<String> rest = wordings.iterator(); rest.hasNext(); ) {
            words = rest.next();
            if (words.length() <= MOST) {
                return words;
            }
        }
        return cut(words, MOST).text();
    }

    /**
     * The text without invisible characters, cut to the given number of characters; a cut text ends with an ellipsis.
     */
    private static Verbatim cut(String text, int most) {
        String visible = text.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
        if (visible.length() <= most) {
            return new Verbatim(visible);
        }
        int end = Character.isHighSurrogate(visible.charAt(most - 2)) ? most - 2 : most - 1;
        return new Verbatim(visible.substring(0, end).stripTrailing() + "…");
    }
}
