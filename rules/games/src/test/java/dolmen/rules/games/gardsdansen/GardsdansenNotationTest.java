package dolmen.rules.games.gardsdansen;

import static dolmen.rules.games.gardsdansen.Yards.BASE;
import static dolmen.rules.games.gardsdansen.Yards.GAME;
import static dolmen.rules.games.gardsdansen.Yards.move;
import static dolmen.rules.games.gardsdansen.Yards.moves;
import static dolmen.rules.games.gardsdansen.Yards.play;
import static dolmen.rules.games.gardsdansen.Yards.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.English;
import dolmen.rules.Parsed;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.typed.move.MovePhrases;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GardsdansenNotationTest {
    private static final String BATTLE = """
                  s
                .   p
              .   .   .
            .   .   .   s
              .   s   P
            .   .   .   .
              .   s   P
            .   P   .   .
              .   P   .
            s   .   S   .
              P   .   .
                S   .
                  S
            """;
    private static final Position<GardsdansenMove> PAWN_IS_DUE = position(BASE, BATTLE, "south pawn 60");
    private static final Position<GardsdansenMove> STONE_IS_DUE = position(BASE, BATTLE, "south stone 61");

    @ParameterizedTest
    @ValueSource(strings = {"d2-d4", "D2 D4", "d2d4", "d2 to d4", "d2→d4", "d2–d4", "d2->d4", "d2,d4", " d2 > d4\n"})
    void any_sign_between_two_nodes_will_do(String typed) {
        assertThat(parse(GAME.start(BASE), typed)).isEqualTo(new Parsed.Ok<>(move("d2-d4")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"d3xf1", "d3-f1", "d3f1", "D3 F1", "d3 × f1"})
    void a_jump_may_be_typed_like_a_walk(String typed) {
        assertThat(parse(PAWN_IS_DUE, typed)).isEqualTo(new Parsed.Ok<>(move("d3xf1")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "d2-d4 c1-d2           | c1-d2",
                "d2d4c1d2              | c1d2",
                "d2 d4, c1 d2          | c1 d2",
                "d2-d4 then c1-d2      | c1-d2",
                "D2-D4 Then C1-D2      | c1-d2",
                "d2-d4; c1-d2          | c1-d2",
                "d2-d4. c1-d2          | c1-d2",
                "d2 to d4 and c1 to d2 | c1 to d2",
                "d2→d4 → c1→d2         | c1>d2",
                "d2-d4 c1-d2 d6-d5     | c1-d2 d6-d5",
                "d2-d4 c1-d2!          | c1-d2!",
                "d2-d4 c1-d2 gg        | c1-d2",
            })
    void a_whole_turn_is_its_pawn_move_and_a_rest(String typed, String rest) {
        assertThat(parse(GAME.start(BASE), typed)).isEqualTo(new Parsed.Ok<>(move("d2-d4"), rest));
    }

    @Test
    void the_rest_of_a_whole_turn_reads_as_its_stone_move() {
        Position<GardsdansenMove> pawnMoved = play(GAME.start(BASE), "d2-d4");

        for (String rest : List.of("c1-d2", "c1d2", "c1tod2")) {
            assertThat(parse(pawnMoved, rest)).isEqualTo(new Parsed.Ok<>(move("c1-d2")));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "e6-e5 | The pawn on e6 is not yours.",
                "d4-c4 | The stone on d4 is not yours.",
                "e2-e3 | Move a pawn first; e2 holds a stone.",
                "d3-d3 | A move needs two different nodes.",
                "d3-e4 | No straight line leads from d3 to e4.",
                "c3-c6 | A pawn moves at most two steps, and c6 is 3 from c3.",
                "d3-d5 | d5 is occupied.",
                "d3-d4 | The piece on d4 cannot be jumped from d3: d5 behind it is occupied.",
                "b1xa1 | The piece on a1 stands in a corner and can never be jumped: there is nothing behind it.",
                "f4xg4 | The piece on g4 stands in a corner and can never be jumped: there is nothing behind it.",
                "d3-d7 | A pawn moves at most two steps, and d7 is 4 from d3.",
                "d3-d4 c1-d2 | The piece on d4 cannot be jumped from d3: d5 behind it is occupied."
            })
    void a_pawn_move_is_refused_with_the_reason(String typed, String why) {
        assertThat(why(PAWN_IS_DUE, typed)).isEqualTo(why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "d3-d2 | You have moved a pawn; now move a stone, and d3 holds a pawn.",
                "c4-c5 | There is no piece on c4.",
                "a1-a2 | The stone on a1 is not yours.",
                "e2-e2 | A move needs two different nodes.",
                "e2-d1 | No straight line leads from e2 to d1.",
                "c1-b1 | b1 is occupied, and stones do not capture.",
                "e2xd3 | d3 is occupied, and stones do not capture.",
                "d1-d4 | Stones do not jump, and d3 between is occupied.",
                "c1xa1 | Stones do not jump, and b1 between is occupied."
            })
    void a_stone_move_is_refused_with_the_reason(String typed, String why) {
        assertThat(why(STONE_IS_DUE, typed)).isEqualTo(why);
    }

    @Test
    void a_rim_piece_cannot_be_jumped_outwards() {
        Position<GardsdansenMove> position = position(BASE, """
                      s
                    .   p
                  .   .   .
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   .   .
                .   P   .   .
                  .   .   .
                    S   .
                      .
                """, "south pawn 60");
        assertThat(why(position, "c2xc1"))
                .isEqualTo("The piece on c1 cannot be jumped from c2: there is nothing behind it.");
    }

    @Test
    void a_refusal_offers_the_nearest_legal_moves() {
        assertThat(nearest(PAWN_IS_DUE, "d3-d5")).isEqualTo(List.of("d3-d2", "d3-e3", "d3-c2", "d3xb3", "d3xf1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a5-a4", "h1-h2", "\0", "🗿", "then"})
    void what_is_no_move_is_answered_with_an_example(String typed) {
        assertThat(parse(GAME.start(BASE), typed))
                .isEqualTo(new Parsed.Malformed<>(MovePhrases.refusalLooksLike(new Verbatim("b2-c3"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "d2", "d2-d2", "d2-e4", "d2xd3", "d2xd5", "D2-d3", "d2-d8", "a5-a4", "d2>d3", "d2-d3 "})
    void only_canonical_text_is_read_back_from_a_record(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> move(text));
    }

    @Test
    void a_move_is_told_in_a_sentence_with_what_it_takes() {
        assertThat(describe(PAWN_IS_DUE, "c3xe4"))
                .isEqualTo("The pawn on c3 jumps over the stone on d4 to e4 and takes it");
        assertThat(describe(PAWN_IS_DUE, "d3xf1"))
                .isEqualTo("The pawn on d3 jumps over its own side's stone on e2 to f1 and takes it");
        assertThat(describe(PAWN_IS_DUE, "d3-d2")).isEqualTo("The pawn on d3 moves to d2");
        assertThat(describe(STONE_IS_DUE, "e2-e4")).isEqualTo("The stone on e2 slides to e4");
    }

    @Test
    void a_sentence_tells_that_no_stone_follows() {
        Position<GardsdansenMove> before = position(BASE, """
                      s
                    .   p
                  .   .   .
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   P   .
                P   .   .   .
                  P   .   .
                S   .   .   .
                  P   .   .
                    .   .
                      .
                """, "south pawn 60");

        assertThat(describe(before, "d4-d5")).isEqualTo("The pawn on d4 moves to d5; no stone of that side can move");
        assertThat(describe(before, "a2-a3")).isEqualTo("The pawn on a2 moves to a3");
    }

    private static Parsed<GardsdansenMove> parse(Position<GardsdansenMove> position, String typed) {
        return position.seenBy(Seat.FIRST).parse(typed);
    }

    private static String why(Position<GardsdansenMove> position, String typed) {
        return parse(position, typed) instanceof Parsed.Illegal<GardsdansenMove> illegal
                ? English.of(illegal.why())
                : "legal";
    }

    private static List<String> nearest(Position<GardsdansenMove> position, String typed) {
        return parse(position, typed) instanceof Parsed.Illegal<GardsdansenMove> illegal
                ? illegal.nearest().stream().map(GAME.notation()::write).toList()
                : List.of();
    }

    private static String describe(Position<GardsdansenMove> before, String text) {
        assertThat(moves(before)).contains(text);
        return English.of(before.describe(move(text), Seat.FIRST));
    }
}
