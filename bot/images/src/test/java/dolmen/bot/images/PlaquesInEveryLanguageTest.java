package dolmen.bot.images;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.history.Achievement;
import dolmen.bot.history.Achievements;
import dolmen.bot.history.Completion;
import dolmen.bot.history.Deeds;
import dolmen.bot.history.Niche;
import dolmen.bot.history.PlayerHistory;
import dolmen.bot.history.Results;
import dolmen.bot.id.KnownPerson;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.Rating;
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
import dolmen.renderer.PlaqueRenderer;
import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.plaque.AchievementsPlaque;
import dolmen.renderer.plaque.AnalysisPlaque;
import dolmen.renderer.plaque.LeaderboardPlaque;
import dolmen.renderer.plaque.OpponentsPlaque;
import dolmen.renderer.plaque.Plaque;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.plaque.page.Plates;
import dolmen.renderer.plaque.table.AchievementWall;
import dolmen.renderer.plaque.table.LeaderboardColumns;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.GameRegistry;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.phrase.Wording;
import dolmen.rules.scene.Description;
import java.awt.image.BufferedImage;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The words on and beside pictures of ratings, in every language. */
final class PlaquesInEveryLanguageTest {
    private static final int WIDTH = 1000;
    private static final int MARGIN = 30;
    private static final Instant START = Instant.parse("2025-09-28T10:00:00Z");
    private static final PlayerId ANNA = new PlayerId(1);
    private static final PlayerId BERT = new PlayerId(2);
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final Wordings WORDINGS = new Wordings();
    private static final PlaqueRenderer RENDERER = new PlaqueRenderer();
    private static final Theme THEME = Themes.load().byDefault();
    private static final Pattern WORD = Pattern.compile("\\p{Alpha}{3,}");

    /** The parts that no message says: the form of the plaque, names of people and games, and months. */
    private static final Pattern NAMES =
            Pattern.compile("\\w+[\\[=]|Optional(Int)?|true|false|empty|\\b[A-Z_]{3,}\\b|Anna|Bert"
                    + "|Ylva|Odd|Torsten|Sigrun|Brenna|Hallvard|Murus Gallicus"
                    + "|Mausoleum|Obelisk|Gårdsdansen|Dolmen|/challenge|/puzzle|Stone Club|Sept|\\d\\S*");

    private static final class Two implements Players {
        @Override
        public void remember(Player player) {}

        @Override
        public Optional<KnownPerson> of(PlayerId player) {
            return Optional.of(new KnownPerson(player.equals(ANNA) ? "Anna" : "Bert"));
        }
    }

    static Stream<Wording> languages() {
        return WORDINGS.all();
    }

    static Stream<Wording> allAndTheLongest() {
        return Stream.concat(WORDINGS.all(), Stream.of(WORDINGS.of("en-XA")));
    }

    private static PlaquePage page(Wording wording) {
        return new PlaquePage(Typeface.load(), new Plates(24 << 20), new MessagePlaqueWords(wording), THEME, WIDTH);
    }

    private static Standings.Row row(PlayerId player, double deviation) {
        return new Standings.Row(
                new Standings.Rank(12, true),
                player,
                new Rating(1700, deviation, 0.06, START),
                new Results(115, 101, 102));
    }

    private static List<Ratings.Change> changes(int matches, Duration between) {
        return IntStream.range(0, matches)
                .mapToObj(index -> new Ratings.Change(
                        START.plus(between.multipliedBy(index)), 1500, 1500 + 9.0 * index, 200 - index))
                .toList();
    }

    private static Line line(String game, Pool pool, double deviation, boolean placed) {
        var held = new Ratings.Held(
                new Ladder(game, pool), new Rating(1612, deviation, 0.06, START), new Results(40, 10, 31));
        return new Line(
                held,
                placed ? Optional.of(new Standings.Place(new Standings.Rank(123, true), 122)) : Optional.empty(),
                changes(9, Duration.ofDays(40)));
    }

    private static List<AchievementsPlaque> achievements(PlaqueContents contents) {
        var nothing = new Deeds(new PlayerHistory(ANNA, List.of()), List.of(), Map.of());
        return Stream.of(0, 1, 2)
                .map(state -> achievements(contents, nothing, state))
                .toList();
    }

    private static AchievementsPlaque achievements(PlaqueContents contents, Deeds nothing, int state) {
        var completions = new LinkedHashMap<Achievement, Completion>();
        for (Achievement achievement : new Achievements(GAMES).all()) {
            int needed = achievement.completion(nothing).needed();
            completions.put(
                    achievement,
                    switch (state) {
                        case 0 -> new Completion(0, needed, Optional.empty());
                        case 1 -> new Completion(needed - 1, needed, Optional.empty());
                        default -> new Completion(needed, needed, Optional.of(START));
                    });
        }
        return contents.achievements(new Feats(ANNA, completions, ZoneOffset.UTC, Optional.empty()));
    }

    private static LeaderboardPlaque ratings(PlaqueContents contents, List<Standings.Row> rows) {
        return contents.leaderboard(new Listing(
                new Ladder("obelisk", Pool.COMPUTERS),
                "Stone Club",
                new RatingService.Page(1, 12, 30, rows),
                rows,
                Optional.of(ANNA),
                Optional.empty()));
    }

    private static List<LeaderboardPlaque> lists(PlaqueContents contents) {
        var lists = new ArrayList<LeaderboardPlaque>();
        lists.add(ratings(contents, List.of()));
        lists.add(ratings(contents, List.of(row(BERT, 50), row(BERT, 300))));
        lists.add(ratings(contents, List.of(row(BERT, 50), row(ANNA, 300))));
        for (Standings.Contest contest : Standings.Contest.values()) {
            for (int players : new int[] {0, 2}) {
                lists.add(contents.contest(new Podium(
                        contest,
                        new Ladder("obelisk", Pool.PEOPLE),
                        "Stone Club",
                        IntStream.range(0, players)
                                .mapToObj(player -> new Standings.Contender(
                                        new Standings.Rank(1, true), new PlayerId(player), 1200, 1345))
                                .toList(),
                        Optional.empty())));
            }
        }
        return lists;
    }

    private static OpponentsPlaque opponents(PlaqueContents contents) {
        return contents.opponents(new Company(
                "obelisk",
                Optional.empty(),
                Opponent.ALL.stream()
                        .map(opponent -> new Member(opponent, OptionalInt.of(1240)))
                        .toList()));
    }

    private static List<Plaque> plaques(Wording wording) {
        var contents = new PlaqueContents(new LadderLooks(GAMES), new Two(), wording);
        var plaques = new ArrayList<Plaque>(lists(contents));
        plaques.addAll(achievements(contents));
        plaques.add(opponents(contents));
        plaques.add(contents.profile(new Profile(
                ANNA,
                "",
                List.of(
                        line("obelisk", Pool.PEOPLE, 60, true),
                        line("obelisk", Pool.COMPUTERS, 200, true),
                        line("murus-gallicus", Pool.PEOPLE, 200, false),
                        line("mausoleum-cards", Pool.PEOPLE, 60, false)),
                ZoneOffset.UTC,
                Optional.empty())));
        plaques.add(contents.profile(new Profile(ANNA, "", List.of(), ZoneOffset.UTC, Optional.empty())));
        for (Duration between : List.of(Duration.ofHours(5), Duration.ofDays(9), Duration.ofDays(90))) {
            plaques.add(contents.comparison(new Comparison(
                    new Ladder("obelisk", Pool.PEOPLE),
                    List.of(new Course(ANNA, changes(8, between))),
                    ZoneOffset.UTC,
                    Optional.empty())));
        }
        plaques.add(contents.wall(new Wall(
                ANNA,
                List.of(new Niche("obelisk", ComputerPlayers.idOf(Opponent.numbered(1)), new MatchId(1))),
                Optional.of(new MatchId(1)),
                Optional.empty())));
        plaques.add(new AnalysisPlaque(
                "Obelisk",
                wording.of(ImagesPhrases.curveSubtitle()),
                "Anna",
                "Bert",
                List.of(0.5, 0.3, 0.9, 1.0),
                List.of(1)));
        return plaques;
    }

    private static Stream<String> words(Wording wording) {
        var words = new MessagePlaqueWords(wording);
        var day = LocalDate.of(2026, 9, 30);
        return Stream.of(
                        plaques(wording).stream().map(Plaque::toString),
                        words.leads().stream(),
                        Stream.of(
                                words.unnamed(), words.you(), words.settling(), words.neighbours(), words.noMatches()),
                        Stream.of(words.deviation(), words.turn(), words.steps(7, 100), words.day(day)),
                        Stream.of(words.date(day), words.month(day), words.monthOfYear(day)))
                .flatMap(texts -> texts);
    }

    @ParameterizedTest
    @MethodSource("allAndTheLongest")
    void nothing_is_drawn_beyond_the_margins(Wording wording) {
        assertThat(plaques(wording)).allSatisfy(plaque -> {
            BufferedImage picture = RENDERER.render(plaque, new MessagePlaqueWords(wording), THEME, WIDTH);
            for (int left : new int[] {0, WIDTH - MARGIN}) {
                assertThat(Arrays.stream(picture.getRGB(left, 0, MARGIN, picture.getHeight(), null, 0, MARGIN))
                                .distinct())
                        .containsExactly(THEME.ground().getRGB());
            }
        });
    }

    @ParameterizedTest
    @MethodSource("languages")
    void no_achievement_is_cut(Wording wording) {
        var contents = new PlaqueContents(new LadderLooks(GAMES), new Two(), wording);

        assertThat(achievements(contents))
                .allSatisfy(plaque -> assertThat(plaque.feats())
                        .filteredOn(feat -> !new AchievementWall(page(wording), List.of(feat)).isWhole())
                        .isEmpty());
    }

    @ParameterizedTest
    @MethodSource("languages")
    void no_line_about_a_computer_player_is_cut(Wording wording) {
        PlaquePage page = page(wording);
        double room = (page.right() - page.left()) / OpponentsPlaque.COLUMNS - page.px(0.024);
        var contents = new PlaqueContents(new LadderLooks(GAMES), new Two(), wording);

        assertThat(opponents(contents).opponents()).allSatisfy(opponent -> {
            assertThat(page.small().width(opponent.standing())).isLessThan(room);
            assertThat(Paragraph.of(
                                    page.typeface(),
                                    opponent.line(),
                                    page.small().first(),
                                    room,
                                    3)
                            .whole())
                    .isTrue();
        });
    }

    @ParameterizedTest
    @MethodSource("allAndTheLongest")
    void the_headings_of_a_list_leave_room_for_names_and_do_not_meet(Wording wording) {
        PlaquePage page = page(wording);
        var words = new MessagePlaqueWords(wording);
        var contents = new PlaqueContents(new LadderLooks(GAMES), new Two(), wording);

        assertThat(lists(contents)).allSatisfy(list -> {
            LeaderboardColumns columns = LeaderboardColumns.of(page, list.headings(), list.rows());
            double heading = page.small().width(list.headings().figure());
            double caption = Math.max(
                    list.rows().stream().anyMatch(LeaderboardPlaque.PlayerRow::settling)
                            ? page.small().width(words.settling())
                            : 0,
                    list.around().isEmpty() ? 0 : page.small().width(words.neighbours()));
            assertThat(columns.nameEnd() - columns.nameStart()).isGreaterThan(page.px(0.2));
            assertThat(page.left() + caption).isLessThan(columns.barEnd() - heading - page.px(0.02));
        });
    }

    @ParameterizedTest
    @MethodSource("languages")
    void every_letter_is_drawn(Wording wording) {
        PlaquePage page = page(wording);

        assertThat(words(wording))
                .allSatisfy(text -> assertThat(text.replaceAll("[\\s\\h]+", " ").split("(?<=[ ,\\[\\]])"))
                        .allSatisfy(part -> assertThat(new DrawableText(part, "", page.small()).fitting(10 * WIDTH))
                                .isEqualTo(part.strip())));
    }

    @Test
    void every_word_is_said_by_a_message() {
        assertThat(words(WORDINGS.of("en-XA")))
                .allSatisfy(
                        text -> assertThat(NAMES.matcher(text).replaceAll(" ")).doesNotContainPattern(WORD));
    }

    @ParameterizedTest
    @MethodSource("allAndTheLongest")
    void every_picture_is_told_within_the_limit_of_discord(Wording wording) {
        var description = new PlaqueDescription(wording);

        assertThat(plaques(wording).stream().map(description::of))
                .noneMatch(String::isBlank)
                .noneMatch(told -> told.endsWith("…"))
                .allMatch(told -> told.length() <= Description.MAX_LENGTH);
    }

    @Test
    void a_day_is_written_as_the_language_does() {
        var day = LocalDate.of(2026, 3, 3);

        assertThat(Stream.of("de", "ja", "pt-BR").map(WORDINGS::of).map(MessagePlaqueWords::new))
                .extracting(words -> words.day(day) + " | " + words.date(day) + " | " + words.monthOfYear(day))
                .containsExactly(
                        "3. März | 3. März 2026 | März 2026",
                        "3月3日 | 2026年3月3日 | 2026年3月",
                        "3 de mar. | 3 de mar. de 2026 | 03/2026");
    }
}
