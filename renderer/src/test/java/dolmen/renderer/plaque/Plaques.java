package dolmen.renderer.plaque;

import dolmen.renderer.face.Face;
import dolmen.renderer.plaque.RatingHistory.RatingPoint;
import dolmen.renderer.plaque.RatingHistory.Series;
import dolmen.renderer.plaque.WallPlaque.Niche;
import dolmen.rules.scene.Material;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Plaques made by hand. */
public final class Plaques {
    static final Instant START = Instant.parse("2025-03-03T10:00:00Z");

    private static final List<String> NAMES = List.of(
            "Astrid Lindqvist",
            "Bartholomew Longfellow of the Upper Quarry",
            "שלום עולם",
            "Ms. Thornbury",
            "王小明 (棋)",
            "محمد عبد الله",
            "Quarryman",
            "Юлия Петрова",
            "",
            "W".repeat(32));

    /** The texts of a list of ratings. */
    static final LeaderboardPlaque.Headings RATINGS = new LeaderboardPlaque.Headings(
            "Rating", "W–D–L", "Nobody is rated here yet", "One rated match puts you here: /challenge starts it");

    public static final PlaqueWords ENGLISH = new EnglishWords();

    private Plaques() {}

    static LeaderboardPlaque.PlayerRow rated(
            Rank rank, String name, int rating, Tally tally, int matchesToSettle, boolean requester) {
        double settled = matchesToSettle == 0 ? 1 : (double) tally.matches() / (tally.matches() + matchesToSettle);
        return new LeaderboardPlaque.PlayerRow(rank, name, rating, settled, tally.text(), "", requester);
    }

    static LeaderboardPlaque.PlayerRow row(int place, boolean shared, String name, boolean requester) {
        return rated(
                new Rank(place, shared),
                name,
                1800 - 9 * place,
                new Tally(90 - 3 * place, place % 4, place),
                0,
                requester);
    }

    static LeaderboardPlaque.PlayerRow settling(int place, int missing, String name, boolean requester) {
        return rated(new Rank(place, false), name, 1650 - 9 * missing, new Tally(2, 0, 1), missing, requester);
    }

    static LeaderboardPlaque.PlayerRow row(int place, String name) {
        return row(place, false, name, false);
    }

    /** The second page, with a shared second and third place; the requester is far below. */
    public static LeaderboardPlaque leaderboard(Material material) {
        return new LeaderboardPlaque(
                "Obelisk",
                "Ashford Stone Club",
                "Page 2 of 14",
                RATINGS,
                material,
                IntStream.range(0, NAMES.size())
                        .mapToObj(index ->
                                row(index == 2 ? 12 : 11 + index, index == 1 || index == 2, NAMES.get(index), false))
                        .toList(),
                List.of(
                        row(26, "Ødegård"),
                        row(27, true, "Ms. Thornbury", true),
                        row(27, true, "नमस्ते दुनिया", false)));
    }

    public static LeaderboardPlaque onPage(Material material) {
        return new LeaderboardPlaque(
                "Murus Gallicus",
                "All servers",
                "",
                RATINGS,
                material,
                List.of(row(1, "Quarryman"), row(2, false, "Ms. Thornbury", true), row(3, "Юлия Петрова")),
                List.of());
    }

    /** The settled, and below them newcomers, the requester among them. */
    public static LeaderboardPlaque withNewcomers(Material material) {
        return new LeaderboardPlaque(
                "Obelisk",
                "Ashford Stone Club",
                "",
                RATINGS,
                material,
                List.of(
                        row(1, "Quarryman"),
                        row(2, "Ms. Thornbury"),
                        settling(3, 1, "Астрид", false),
                        settling(4, 9, "王小明 (棋)", true),
                        settling(5, 12, "Bartholomew Longfellow of the Upper Quarry", false)),
                List.of());
    }

    /** Newcomers alone; the requester is on another page. */
    public static LeaderboardPlaque newcomers(Material material) {
        return new LeaderboardPlaque(
                "Obelisk",
                "Ashford Stone Club",
                "Page 1 of 2",
                RATINGS,
                material,
                List.of(settling(1, 2, "Quarryman", false), settling(2, 11, "Ms. Thornbury", false)),
                List.of(settling(12, 12, "Юлия Петрова", true), settling(13, 12, "Ødegård", false)));
    }

    public static LeaderboardPlaque nobody(Material material) {
        return new LeaderboardPlaque("Obelisk", "Ashford Stone Club", "", RATINGS, material, List.of(), List.of());
    }

    /** The wall of a player who has beaten some computer players, one of them just now. */
    public static WallPlaque wall() {
        List<WallPlaque.Named> faces = Stream.of(
                        Face.YLVA, Face.ODD, Face.TORSTEN, Face.SIGRUN, Face.BRENNA, Face.HALLVARD)
                .map(face -> new WallPlaque.Named(
                        face, face.name().charAt(0) + face.name().substring(1).toLowerCase(Locale.ROOT)))
                .toList();
        return new WallPlaque(
                "Astrid Lindqvist · 4 of 12",
                faces,
                List.of(
                        new WallPlaque.Course(
                                "Murus Gallicus",
                                Material.SANDSTONE,
                                List.of(Niche.FILLED, Niche.FILLED, Niche.NEW, Niche.EMPTY, Niche.EMPTY, Niche.EMPTY)),
                        new WallPlaque.Course(
                                "Obelisk",
                                Material.LIMESTONE,
                                List.of(
                                        Niche.FILLED,
                                        Niche.EMPTY,
                                        Niche.EMPTY,
                                        Niche.EMPTY,
                                        Niche.EMPTY,
                                        Niche.EMPTY))));
    }

    /** The achievements of a player who has earned some and begun others. */
    static AchievementsPlaque achievements() {
        return new AchievementsPlaque(
                "Astrid Lindqvist · 6 of 26",
                List.of(
                        earned("First Stone", "Win a match.", "2025-03-03"),
                        earned("Weathered Stone", "Win after 3 losses in a row.", "2025-12-21"),
                        earned("Stepping Stones", "Play every game.", "2026-01-08"),
                        earned("Flint", "Lose to people, win a rematch.", "2026-11-26"),
                        earned("Slate", "Finish a lesson.", "2025-03-02"),
                        earned("Touchstone", "Solve 10 puzzles at first try.", "2026-11-26"),
                        missing("Cairn", "Win ten matches.", 7, 10),
                        missing("Causeway", "Play people 100 times.", 37, 100),
                        missing("Stone Row", "Win 5 in a row with people.", 3, 5),
                        missing("Crossroads", "Play ten people.", 0, 10),
                        missing("Dolmen", "Beat ten people.", 4, 10),
                        missing("Whetstone", "Beat a person who beat you.", 0, 1),
                        missing("Old Neighbours", "Play one person ten times.", 9, 10),
                        missing("Milestone", "Play people on 3 servers.", 1, 3),
                        missing("Stone Circle", "Win every game.", 4, 5),
                        missing("Master Mason", "Play every variant of a game.", 4, 7),
                        missing("Boundary Stone", "Win a game from both seats.", 1, 2),
                        missing("Trilithon", "Win at tables of 2, 3 and 4.", 1, 3),
                        missing("Capstone", "Win at a table of five.", 0, 1),
                        missing("Long Inscription", "Fill a record of 301 entries.", 0, 1),
                        missing("Patient Stone", "Play a match of 100 days.", 0, 1),
                        missing("Calendar Stone", "Play in all months.", 11, 12),
                        missing("Alignment", "Beat all 6 computers in a row.", 2, 6),
                        missing("Rosetta Stone", "Learn every game.", 4, 5),
                        missing("Lodestone", "Solve 100 puzzles at first try.", 12, 100),
                        missing("Sundial", "Solve puzzles 7 days in a row.", 5, 7)));
    }

    private static AchievementsPlaque.Feat earned(String name, String how, String day) {
        return new AchievementsPlaque.Feat(name, how, 1, 1, Optional.of(LocalDate.parse(day)));
    }

    private static AchievementsPlaque.Feat missing(String name, String how, int done, int needed) {
        return new AchievementsPlaque.Feat(name, how, done, needed, Optional.empty());
    }

    /** The six opponents of a game, the attacking above the defending. */
    public static OpponentsPlaque opponents(Material material) {
        return opponents("Murus Gallicus", "Computer opponents", material, true);
    }

    /** The six opponents without measured ratings. */
    static OpponentsPlaque unrated(Material material) {
        return opponents("Mausoleum, the card game", "Computer opponents, five at the table", material, false);
    }

    private static OpponentsPlaque opponents(String title, String subtitle, Material material, boolean measured) {
        return new OpponentsPlaque(
                title,
                subtitle,
                material,
                Stream.of(
                                portrayed(Face.YLVA, "Ylva", 1012, "Runs ahead and looks where she went afterwards."),
                                portrayed(Face.TORSTEN, "Torsten", 1240, "Sees an opening wherever there is one."),
                                portrayed(Face.BRENNA, "Brenna", 1718, "Has burnt down better walls than yours."),
                                portrayed(Face.ODD, "Odd", 987, "Would rather keep his stones than use them."),
                                portrayed(Face.SIGRUN, "Sigrun", 1302, "Waits until you have tired of waiting."),
                                portrayed(Face.HALLVARD, "Hallvard", 1745, "Gives nothing, and forgets nothing."))
                        .map(one -> measured ? one : unrated(one))
                        .toList());
    }

    private static OpponentsPlaque.Portrayed portrayed(Face face, String name, int rating, String line) {
        String standing = "Level %d, %s".formatted(face.notches(), face.attacking() ? "attacks" : "defends");
        return new OpponentsPlaque.Portrayed(face, name, standing, OptionalInt.of(rating), line);
    }

    private static OpponentsPlaque.Portrayed unrated(OpponentsPlaque.Portrayed one) {
        return new OpponentsPlaque.Portrayed(one.face(), one.name(), one.standing(), OptionalInt.empty(), one.line());
    }

    public static ProfilePlaque profile() {
        return new ProfilePlaque(
                "Ms. Thornbury",
                "Plays since March 2025",
                List.of(
                        new ProfilePlaque.GameRow(
                                "Obelisk",
                                Material.WALNUT,
                                new RoundedRating(1684, 52),
                                "Rank 3",
                                "37 W  4 D  19 L",
                                new Tally(37, 4, 19)),
                        new ProfilePlaque.GameRow(
                                "Gårdsdansen",
                                Material.LINEN,
                                new RoundedRating(1571, 88),
                                "Rank =12",
                                "11 W  0 D  11 L",
                                new Tally(11, 0, 11)),
                        new ProfilePlaque.GameRow(
                                "Mausoleum, the card game",
                                Material.FELT,
                                new RoundedRating(1498, 210),
                                "Settling",
                                "2 W  3 D  1 L",
                                new Tally(2, 3, 1))),
                new RatingHistory(
                        List.of(
                                series("Obelisk", 1, 60, Duration.ofDays(9), 1684),
                                series("Gårdsdansen", 2, 22, Duration.ofDays(21), 1571),
                                series("Mausoleum, the card game", 3, 6, Duration.ofDays(40), 1498)),
                        ZoneOffset.UTC));
    }

    /** A match with changing leads. */
    static AnalysisPlaque analysis() {
        return new AnalysisPlaque(
                "Murus Gallicus · match #128",
                "Who stood better, turn by turn",
                "Astrid",
                "Björn Þórðarson",
                List.of(
                        0.51, 0.49, 0.52, 0.5, 0.55, 0.54, 0.58, 0.57, 0.4, 0.42, 0.38, 0.41, 0.39, 0.62, 0.64, 0.7,
                        0.68, 0.74, 0.73, 0.8, 0.35, 0.33, 0.3, 0.88, 0.9, 0.93, 0.97, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0),
                List.of(7, 12, 19, 22, 29));
    }

    public static HistoryPlaque history(Series... series) {
        return new HistoryPlaque("Ms. Thornbury", new RatingHistory(List.of(series), ZoneOffset.UTC));
    }

    /** A series of the given number of points, one per step, that wander from 1500 to 1620 and grow surer. */
    public static Series series(String name, int seed, int points, Duration step) {
        return series(name, seed, points, step, 1620);
    }

    private static Series series(String name, int seed, int points, Duration step, int last) {
        var random = new Random(seed);
        var made = new ArrayList<RatingPoint>();
        double astray = 0;
        double deviation = 300;
        for (int index = 0; index < points; index++) {
            double way = index / Math.max(1.0, points - 1);
            int value = (int) Math.round(1500 + way * (last - 1500) + astray * (1 - way));
            made.add(new RatingPoint(START.plus(step.multipliedBy(index)), new RoundedRating(value, (int) deviation)));
            astray += random.nextGaussian() * Math.max(14, deviation / 6);
            deviation = Math.max(52, deviation * 0.93);
        }
        return new Series(name, made);
    }
}
