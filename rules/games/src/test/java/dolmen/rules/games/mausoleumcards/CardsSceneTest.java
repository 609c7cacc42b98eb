package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.Setting.move;
import static dolmen.rules.games.mausoleumcards.Setting.play;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Viewer;
import dolmen.rules.play.Ply;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Card;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Description;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CardsSceneTest {
    private static final CardsPosition TABLE = Setting.of("""
            1: hand 5 19; party 3+54 7; morgue 1; tomb 41
            2: taken 21; party 13
            3: gone1
            pile 33 20
            """);

    @Test
    void a_seat_sees_its_own_hand_and_the_backs_of_the_others() {
        BoardScene scene = TABLE.seenBy(Seat.FIRST).scene().in(English::of);

        assertThat(scene.tokens())
                .contains(
                        new Token(
                                "h1",
                                new Glyph.Face(new Card(
                                        "niece",
                                        "Clever Niece",
                                        "5",
                                        Card.Frame.OVAL,
                                        "safe from whoever can kill others",
                                        List.of(),
                                        Card.Pose.OPEN)),
                                Side.FIRST),
                        new Token("2h", new Glyph.Back(5), Side.SECOND),
                        new Token("deck", new Glyph.Back(TABLE.table().stock().deck()), Side.NOBODY))
                .noneMatch(token -> token.cell().equals("1h"));
        assertThat(headings(scene)).contains("You", "Seat 3", "Your hand");
    }

    @Test
    void a_spectator_sees_no_hand_from_wherever_it_looks() {
        BoardScene scene = TABLE.seenBy(new Spectator()).scene(Seat.SECOND);

        assertThat(scene.surface().cells()).noneMatch(cell -> cell.name().startsWith("h"));
        assertThat(scene.tokens())
                .contains(new Token("1h", new Glyph.Back(6), Side.FIRST))
                .filteredOn(token -> token.glyph() instanceof Glyph.Back)
                .hasSize(3);
        assertThat(headings(scene)).doesNotContain("Your hand");
    }

    @Test
    void rows_follow_the_turn_and_end_with_the_viewers_own() {
        assertThat(headings(TABLE.seenBy(Seat.SECOND).scene()))
                .filteredOn(heading -> heading.matches("Seat .|Shop|You"))
                .containsExactly("Seat 3", "Seat 1", "Shop", "You");
    }

    @Test
    void a_morgue_lies_sideways_and_a_doozy_with_its_heir() {
        Map<String, Card> faces = TABLE.seenBy(Seat.SECOND).scene().tokens().stream()
                .filter(token -> token.glyph() instanceof Glyph.Face)
                .collect(java.util.stream.Collectors.toMap(Token::cell, token -> ((Glyph.Face) token.glyph()).card()));

        assertThat(faces.get("1m1")).matches(Card::sideways);
        assertThat(faces.get("1p1")).matches(card -> card.attached().equals(List.of("bodyguard")) && !card.sideways());
        assertThat(faces.get("1g1"))
                .matches(card -> card.name().equals("Obelisk") && card.value().equals("4"));
        assertThat(faces.get("pile")).matches(card -> card.name().equals("Botched Kidnapping"));
        assertThat(faces).doesNotContainKey("s41").containsKey("s37");
    }

    @Test
    void trays_tell_what_everybody_knows_of_a_seat() {
        assertThat(TABLE.seenBy(new Spectator()).scene().in(English::of).trays())
                .containsExactly(
                        new Tray(0, Side.FIRST, "Seat 1", "$4m of $10m, 6 cards"),
                        new Tray(1, Side.SECOND, "Seat 2", "$0m of $10m, 5 cards, holds Croquet"),
                        new Tray(2, Side.THIRD, "Seat 3", "gone"));
    }

    @Test
    void the_alternative_text_lets_one_play() {
        assertThat(Setting.of("""
                        1: hand 5 19 22 23 24; party 3+54 7; morgue 1; tomb 41
                        2: taken 21; party 13
                        pile 33 20
                        due turn:1:7
                        """).seenBy(Seat.FIRST).scene().in(English::of).altText())
                .isEqualTo(
                        "Round 7: Seat 1 is to draw or to buy. You are Seat 1 and hold 5 Clever Niece, 19 Botched Kidnapping,"
                                + " 22 Croquet Accident, 23 Auto Trouble, 24 Auto Trouble. Deck 28, pile 1 under 20 Botched Kidnapping."
                                + " Shop: 37 Marble Rotunda $7, 38 Gothic Crypt $6, 39 Family Vault $5, 40 Weeping Angel $5,"
                                + " 42 Sarcophagus $4, 43 Granite Slab $3, 44 Columbarium Niche $3, 45 Pauper's Plot $2."
                                + " Seat 1: $4m, 5 cards; party 3 Loving"
                                + " Grandfather (Bodyguard), 7 Black Sheep; morgue 1 Beloved Husband. Seat 2: $0m, 5 cards, holds Croquet Accident;"
                                + " party 13 Petulant Brat; morgue empty.");
    }

    @Test
    void the_longest_alternative_text_is_short_enough() {
        CardsPosition full = Setting.of("""
                1: hand 25 26 46; taken 33; party 1 2 3 4; morgue 15 16 17 18; tomb 44
                2: taken 19 20 21; party 5+52 6+53 9+54 10
                3: taken 22 23 24; party 11 12
                4: taken 27 28 29; party 13 14
                5: taken 30 31 32; party 7; morgue 8
                pile 34 35 36 47 48 49 50 51
                due play:1:60
                """);

        assertThat(full.seenBy(Seat.FIRST).scene().in(English::of).altText())
                .hasSizeBetween(900, Description.MAX_LENGTH);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void no_two_places_overlap_and_the_table_fits_a_phone(int players) {
        for (Viewer viewer : List.of(Seat.FIRST, new Spectator())) {
            List<Cell> cells = CardsPosition.start(players)
                    .seenBy(viewer)
                    .scene()
                    .surface()
                    .cells();
            List<Outline> cards = cells.stream().map(CardsSceneTest::outline).toList();
            for (int one = 0; one < cards.size(); one++) {
                for (int other = 0; other < one; other++) {
                    assertThat(cards.get(one).overlaps(cards.get(other)))
                            .as("%s and %s", cells.get(one), cells.get(other))
                            .isFalse();
                }
            }
            assertThat(cards).allMatch(card -> card.left() >= 0 && card.right() <= 10.2);
        }
    }

    /** The outline of a card on the table. */
    private record Outline(double left, double top, double right, double bottom) {
        boolean overlaps(Outline other) {
            return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
        }
    }

    private static Outline outline(Cell cell) {
        double high = cell.size() * Surface.Table.CARD_HEIGHT;
        boolean sideways = cell.name().matches("[1-5]m[1-4]");
        boolean open = cell.name().matches("h[1-6]");
        double width = open ? cell.size() * Surface.Table.OPEN_WIDTH : sideways ? high : cell.size();
        double height = sideways || open ? cell.size() : high;
        return new Outline(cell.x() - width / 2, cell.y() - height / 2, cell.x() + width / 2, cell.y() + height / 2);
    }

    @Test
    void an_heir_that_moves_is_followed_to_where_it_lies_then() {
        CardsPosition before = Setting.of("""
                1: hand 19 46; party 7 8
                2: party 3; morgue 1 13
                """);

        assertThat(before.marks(move("19x3"), Seat.FIRST))
                .containsExactly(new Mark.Arrow("2p1", "2m2"), new Mark.Landed("2m2"));
        assertThat(before.marks(move("46:8"), Seat.FIRST))
                .containsExactly(new Mark.Arrow("1p2", "pile"), new Mark.Landed("pile"));
    }

    @Test
    void an_heir_leaves_the_end_of_its_row_since_those_behind_it_move_up() {
        CardsPosition before = Setting.of("""
                1: hand 46; party 5 7 8
                2: party 3; morgue 1 13
                """);

        assertThat(before.marks(move("46:5"), Seat.FIRST))
                .containsExactly(new Mark.Arrow("1p3", "pile"), new Mark.Landed("pile"));
    }

    @Test
    void columns_keep_their_words_when_cards_lie_in_them() {
        assertThat(headings(TABLE.seenBy(new Spectator()).scene()))
                .filteredOn(heading -> heading.equals("Party") || heading.equals("Morgue") || heading.equals("Graves"))
                .containsExactly("Party", "Morgue", "Graves", "Party", "Morgue", "Graves");
        assertThat(headings(TABLE.seenBy(Seat.FIRST).scene())).containsOnlyOnce("Party", "Morgue", "Graves");
    }

    /** Otherwise an arrow would seem to begin at a card that came later. */
    @Test
    void an_earlier_arrow_goes_once_another_card_lies_at_one_of_its_ends() {
        CardsPosition before = Setting.of("""
                1: hand 19 46; party 7 8
                2: hand 9; party 3; morgue 1 13
                """);
        CardsPosition killed = play(before, "19x3");
        CardsPosition drawn = play(killed, "pile");
        var standing = new Standing<>(
                new CardsGame(),
                play(drawn, "9@2"),
                List.of(
                        new Ply<>(before, move("19x3")),
                        new Ply<>(killed, move("pile")),
                        new Ply<>(drawn, move("9@2"))));

        assertThat(standing.scene(Seat.FIRST).marks())
                .containsExactly(
                        new Mark.Landed("2m2"),
                        new Mark.Landed("pile"),
                        new Mark.Arrow("2h", "2p1"),
                        new Mark.Landed("2p1"));
    }

    @Test
    void what_comes_from_a_hand_comes_from_its_backs_for_everybody_else() {
        CardsPosition before = Setting.of("""
                1: hand 5 54; party 7
                2: party 3
                """);

        assertThat(before.marks(move("5@2"), Seat.SECOND))
                .containsExactly(new Mark.Arrow("1h", "2p2"), new Mark.Landed("2p2"));
        assertThat(before.marks(move("5@2"), Seat.FIRST)).containsExactly(new Mark.Landed("2p2"));
        assertThat(before.marks(move("54:3"), Seat.FIRST)).containsExactly(new Mark.Landed("2p1"));
        assertThat(before.marks(move("-5"), Seat.FIRST)).containsExactly(new Mark.Landed("pile"));
    }

    @Test
    void a_draw_and_a_purchase_are_marked() {
        CardsPosition before = Setting.of("""
                1: morgue 3 13; tomb 44
                2:
                pile 20
                due turn:1:7
                """);

        assertThat(before.marks(move("deck"), Seat.SECOND)).containsExactly(new Mark.Landed("deck"));
        assertThat(play(before, "deck").marks(move("deal:5"), Seat.SECOND))
                .containsExactly(new Mark.Arrow("deck", "1h"));
        assertThat(play(before, "deck").marks(move("deal:5"), Seat.FIRST)).isEmpty();
        assertThat(before.marks(move("pile"), Seat.SECOND))
                .containsExactly(new Mark.Arrow("pile", "1h"), new Mark.Landed("pile"));
        assertThat(before.marks(move("$42=3"), Seat.SECOND))
                .containsExactly(
                        new Mark.Ghost(CardsScene.inShop(42)), new Mark.Landed("1g1"), new Mark.Landed("pile"));
    }

    private static List<String> headings(BoardScene scene) {
        return Stream.of(scene.surface())
                .flatMap(surface -> surface.labels().stream())
                .map(Label::text)
                .map(English::of)
                .toList();
    }
}
