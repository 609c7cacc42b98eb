package dolmen.bot.images;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.SeatNames;
import dolmen.bot.words.Wordings;
import dolmen.renderer.BoardRenderer;
import dolmen.renderer.Header;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.surface.LabelPainter;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.RulesPhrases;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.Viewer;
import dolmen.rules.host.HostedGame;
import dolmen.rules.phrase.Amount;
import dolmen.rules.phrase.Wording;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Description;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Tray;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The words on and beside pictures of every variant, in every language. */
final class PicturesInEveryLanguageTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final Wordings WORDINGS = new Wordings();
    private static final BoardRenderer RENDERER = new BoardRenderer();
    private static final int PLIES_BETWEEN = 16;
    private static final int MOST_PLIES = 200;

    /** The maximum length of a card's effect, so that it fits on two lines of a card in hand. */
    private static final int EFFECT = 40;

    private static final SeatNames LONG_NAMES = new SeatNames(List.of(
            "Bartholomew Longfellow", "Wilhelmina Featherstone", "Maximilian Goldschmidt", "Evangeline Worthington"));

    /** A table of five at which as much as possible is to be told. */
    private static final String FULL_TABLE =
            "cards1 25,26,46;33;1,2,3,4;15,16,17,18;44/-;19,20,21;5+52,6+53,9+54,10;-;-/-;22,23,24;11,12;-;-"
                    + "/-;27,28,29;13,14;-;-/-;30,31,32;7;8;- - 34,35,36,47,48,49,50,51 37,38,39,40,41,42,43,45 play:1:60 100";

    private static final Pattern ENGLISH_SEAT = Pattern.compile("\\b[Ss]eat [1-9]\\b");

    private static final List<BoardScene> SCENES = scenes();

    private static List<BoardScene> scenes() {
        var scenes = new ArrayList<BoardScene>();
        GAMES.variants().forEach(variant -> addPlayout(GAMES.game(variant.game()), variant, scenes));
        var five = new Variant("mausoleum-cards", new TreeMap<>(Map.of("players", "5")));
        scenes.add(GAMES.game("mausoleum-cards")
                .read(five, FULL_TABLE)
                .seenBy(Seat.FIRST)
                .scene());
        return scenes;
    }

    private static <M extends Move> void addPlayout(Game<M> game, Variant variant, List<BoardScene> scenes) {
        var random = new Random(variant.text().hashCode());
        HostedGame<M> hosted = HostedGame.start(game, variant);
        for (int ply = 0; ply < MOST_PLIES && hosted.live(); ply++) {
            if (ply % PLIES_BETWEEN == 0) {
                Viewer viewer = ply % (2 * PLIES_BETWEEN) == 0 ? new Spectator() : Seat.FIRST;
                scenes.add(hosted.standing().scene(viewer, Seat.FIRST));
            }
            hosted = played(hosted, random);
        }
        scenes.add(hosted.standing().scene(new Spectator()));
    }

    private static <M extends Move> HostedGame<M> played(HostedGame<M> hosted, Random random) {
        List<M> legal = hosted.standing().position().legalMoves();
        return legal.isEmpty() ? hosted.playChance(random) : hosted.play(legal.get(random.nextInt(legal.size())));
    }

    private static List<Wording> languages() {
        return Wordings.names().keySet().stream().map(WORDINGS::of).toList();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void every_position_is_told_within_the_limit_of_discord(Wording wording) {
        var named = new NamedScene(LONG_NAMES, wording);

        assertThat(SCENES.stream().map(named::in).map(BoardScene::altText))
                .noneMatch(String::isBlank)
                .noneMatch(told -> told.endsWith("…"))
                .allMatch(told -> told.length() <= Description.MAX_LENGTH);
    }

    @ParameterizedTest
    @MethodSource("languages")
    void no_heading_of_a_table_is_cut(Wording wording) {
        assertThat(SCENES.stream()
                        .map(scene -> scene.in(wording))
                        .flatMap(PicturesInEveryLanguageTest::cutHeadings)
                        .distinct())
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void seats_without_players_are_called_in_the_language_of_the_picture(Wording wording) {
        String first = wording.of(RulesPhrases.seatTitle(new Amount(1)));
        String others = String.join("|", SeatNames.untaken(wording).names());

        assertThat(SCENES.stream()
                        .map(scene -> BoardPictures.withoutPlayers(scene, wording))
                        .flatMap(PicturesInEveryLanguageTest::texts))
                .anyMatch(first::equals)
                .extracting(text -> text.replaceAll(others, ""))
                .noneMatch(text -> ENGLISH_SEAT.matcher(text).find());
    }

    private static Stream<String> texts(BoardScene scene) {
        return Stream.of(
                        scene.trays().stream().map(Tray::nameInWords),
                        scene.surface().labels().stream().map(Label::textInWords),
                        Stream.of(scene.altText()))
                .flatMap(texts -> texts);
    }

    private static Stream<String> cutHeadings(BoardScene scene) {
        PictureLayout layout = RENDERER.layout(scene, new Header(List.of(), ""), BoardRenderer.DEFAULT_WIDTH);
        var painter = new LabelPainter(
                RENDERER.typeface().atLeast(layout.letters()),
                scene.surface(),
                layout,
                RENDERER.themes().byDefault());
        return scene.surface().labels().stream()
                .filter(label -> label.location() == Label.Location.HEADING && !painter.fits(label))
                .map(Label::textInWords);
    }

    @ParameterizedTest
    @MethodSource("languages")
    void the_effect_of_a_card_fits_on_two_lines(Wording wording) {
        assertThat(SCENES.stream()
                        .flatMap(scene -> scene.in(wording).tokens().stream())
                        .filter(token -> token.glyph() instanceof Glyph.Face)
                        .map(token -> ((Glyph.Face) token.glyph()).card().textInWords())
                        .distinct())
                .isNotEmpty()
                .allMatch(effect -> effect.length() <= EFFECT);
    }
}
