package dolmen.rules.games.mausoleum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.Diagram;
import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.Parsed;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Token;
import dolmen.rules.typed.move.MovePhrases;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MausoleumNotationTest {
    private static final Game<MausoleumMove> GAME = new MausoleumGame();
    private static final Variant OF_2025 = Variant.of("mausoleum");

    /** White is to move, and e3 was just pushed. */
    private static final Position<MausoleumMove> BATTLE = read("""
            i     b . . b
            h    . . . . .
            g   . . . . . .
            f  . . . . . . .
            e b . b . o . . w
            d  . . w b . . b
            c   . . w . . .
            b    . w . . .
            a     w w . .
            """, "e3", 20);

    /** Black is to move; d2-b2 captures a1 and a2. */
    private static final Position<MausoleumMove> CLOSING = read("""
            i     . . . b
            h    . . . . .
            g   . . w . w .
            f  . . . . . . .
            e b . . . . b . .
            d  . b . . . . .
            c   . . . . . .
            b    w . o . .
            a     w b w .
            """, "-", 21);

    @ParameterizedTest
    @ValueSource(strings = {"c3>d4", "C3 D4", "c3xd4", "c3-d4", "c3→d4", "c3 to d4"})
    void any_sign_between_two_cells_will_do(String typed) {
        assertThat(parse(BATTLE, typed)).isEqualTo(new Parsed.Ok<>(move("c3>d4")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "c1-d1 | There is no stone of yours on c1.",
                "c3-c3 | A move needs two different cells.",
                "c3-e1 | No line leads from c3 to e1.",
                "d3>e3 | The stone on e3 was pushed a moment ago, so it may not be pushed now.",
                "c3-c4 | A stone glides until something stops it: the one on c3 goes to c6.",
                "d3-f1 | No line leads from d3 to f1.",
                "d3-f2 | The way from d3 to f2 is blocked at once.",
                "a2>a1 | The stone on a1 cannot be pushed over the edge.",
                "e8>d7 | The stone on d7 cannot be pushed: there is another on c6."
            })
    void a_refusal_says_why(String typed, String why) {
        Position<MausoleumMove> position =
                typed.equals("e8>d7") ? GAME.read(OF_2025, BATTLE.text().replace("/2w3/", "/2w2b/")) : BATTLE;
        assertThat(parse(position, typed))
                .isInstanceOfSatisfying(
                        Parsed.Illegal.class,
                        illegal -> assertThat(English.of(illegal.why())).isEqualTo(why));
    }

    @Test
    void a_trapped_stone_and_a_pit_are_explained() {
        Position<MausoleumMove> start = GAME.start(OF_2025);
        assertThat(why(start, "a1-c1"))
                .isEqualTo("The stone on a1 is trapped: it has fewer than two empty neighbours.");

        Position<MausoleumMove> pit = GAME.read(OF_2025, BATTLE.text().replace("/2wb2b/", "/2wbo1b/"));
        assertThat(why(pit, "e8-e5")).isEqualTo("There is a pit on e5, which no stone enters of its own accord.");

        Position<MausoleumMove> first = GAME.read(
                new Variant("mausoleum", new TreeMap<>(Map.of("edition", "first"))),
                BATTLE.text().replace("b1b1o2w", "b1b4w").replace(" e3 ", " - "));
        assertThat(why(first, "c3>d4")).isEqualTo("There is a stone on d4, and the first edition has no pushes.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "c3", "a5-a4", "c3-d3-e3", "\0", "🗿", "push c3"})
    void what_is_no_move_is_answered_with_an_example(String typed) {
        assertThat(parse(GAME.start(OF_2025), typed))
                .isEqualTo(new Parsed.Malformed<>(MovePhrases.refusalLooksLike(new Verbatim("b1-g4"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a1", "a1-a1", "a1>a3", "B1-c1", "a5-a4", "a1-d3", "a2>a1"})
    void only_canonical_text_is_read_back_from_a_record(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> GAME.notation().read(text));
    }

    @Test
    void a_move_is_told_in_a_sentence_with_what_it_captures() {
        assertThat(describe(BATTLE, "c3-c6")).isEqualTo("The stone on c3 glides to c6");
        assertThat(describe(BATTLE, "c3>d4")).isEqualTo("The stone on c3 pushes the stone on d4 into the pit on e5");
        assertThat(describe(CLOSING, "d2-b2"))
                .isEqualTo("The stone on d2 glides to b2; this captures White's a1 and Black's a2");
    }

    @Test
    void marks_show_the_way_and_all_that_is_lost() {
        assertThat(BATTLE.marks(move("c3>d4"), new Spectator()))
                .containsExactly(
                        new Mark.Ghost(new Token("c3", new Glyph.Stone(), Side.FIRST)),
                        new Mark.Arrow("c3", "d4"),
                        new Mark.Landed("d4"),
                        new Mark.Arrow("d4", "e5"),
                        new Mark.Removed(new Token("e5", new Glyph.Stone(), Side.SECOND)));
        assertThat(CLOSING.marks(move("d2-b2"), Seat.FIRST))
                .contains(
                        new Mark.Removed(new Token("a1", new Glyph.Stone(), Side.FIRST)),
                        new Mark.Removed(new Token("a2", new Glyph.Stone(), Side.SECOND)));
    }

    @Test
    void the_scene_shows_pits_and_trapped_stones_and_tells_all_in_words() {
        BoardScene scene = BATTLE.seenBy(Seat.FIRST).scene();

        assertThat(scene.tokens()).contains(new Token("e5", new Glyph.Pit(), Side.NOBODY));
        assertThat(scene.marks()).containsExactly(new Mark.Trapped("a1"));
        assertThat(scene.in(English::of).altText())
                .isEqualTo("White to move. White, from row a: a1 a2 b2 c3 d3 e8. Black, from row i: d4 d7 e1 e3 i1 i4."
                        + " Pits: e5. Trapped: a1. The stone on e3 may not be pushed now.");
    }

    @Test
    void the_second_seat_sees_its_own_home_at_the_bottom() {
        BoardScene white = BATTLE.seenBy(Seat.FIRST).scene();
        BoardScene black = BATTLE.seenBy(Seat.SECOND).scene();

        assertThat(white.surface().cells().getFirst().y())
                .isEqualTo(black.surface().cells().getLast().y());
        assertThat(BATTLE.seenBy(new Spectator()).scene()).isEqualTo(white);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "mausoleum2 bbbb/bbbbb/6/7/8/7/6/wwwww/wwww - 0",
                "mausoleum1 bbbb/bbbbb/6/7/8/7/6/wwwww/www1 - 0",
                "mausoleum1 bbbb/bbbbb/6/7/8/7/6/wwwww/wwwww - 0",
                "mausoleum1 bbbb/bbbbb/6/7/8/7/w5/wwwww/wwww - 3",
                "mausoleum1 bbbb/bbbbb/6/7/8/7/o5/wwwww/wwww - 3",
                "mausoleum1 bbbb/bbbbb/6/7/8/7/6/wwwww/wwww c3 4",
                "mausoleum1 bbbb/bbbbb/6/7/8/7/6/wwwww/wwww a8 4",
                "mausoleum1 4/5/6/7/8/7/6/bb1ww/wb1w - 5"
            })
    void nonsense_is_no_position(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> GAME.read(OF_2025, text));
    }

    private static Position<MausoleumMove> read(String drawing, String locked, int ply) {
        return GAME.read(OF_2025, "mausoleum1 %s %s %d".formatted(Diagram.word(drawing), locked, ply));
    }

    private static MausoleumMove move(String text) {
        return GAME.notation().read(text);
    }

    private static Parsed<MausoleumMove> parse(Position<MausoleumMove> position, String typed) {
        return position.seenBy(Seat.FIRST).parse(typed);
    }

    private static String why(Position<MausoleumMove> position, String typed) {
        return parse(position, typed) instanceof Parsed.Illegal<MausoleumMove> illegal
                ? English.of(illegal.why())
                : "legal";
    }

    private static String describe(Position<MausoleumMove> before, String text) {
        assertThat(before.legalMoves()).contains(move(text));
        return English.of(before.describe(move(text), Seat.FIRST));
    }
}
