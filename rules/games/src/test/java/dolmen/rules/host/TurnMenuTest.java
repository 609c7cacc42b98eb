package dolmen.rules.host;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.VariantChoice;
import java.util.List;
import org.junit.jupiter.api.Test;

class TurnMenuTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    /** White is to move and has few stones left. */
    private static final String[] SHORT_GAME = """
            b1-e1 h4-d7 b3-g1 h3-c1 e1-d1 h5-c3 b2-b3 c3-h5 b4-g2 h2>g2 d1-d6 c1-b1 b3-e3 g2-b4
            e3-c1 b4-b2 c1-h3 h1>g1 d6-f7 b2-e2 f2-f6 g1-b3 h3-c6 i1-g1 c6>d7 e2-e7 f6-g6 b3-f6
            f1-f5 f6-b3 b5-i1 g1-h1 f5-h3 h5>g6 h3-h2 e7-b4 h2-b5 i3>i2 b5-h2 i2-c6
            """.strip().split("\\s+", -1);

    private static final String[] FOUR_AT_ONE_TABLE = """
            e1-c3 a4-c6 e8-g6 h6xg6 g1-e3 a5-c7 c8xc7 h3-f3 c1-c3 a6-c6 g8-g6 h5-f5 f1-h1 c6-a8
            b8xa8 h2xg1 c3-e1 b6-b4 f8-d6 h7-h5 d2-f2 b5-d5 d8-f8 h6-h8 f2xg3
            """.strip().split("\\s+", -1);

    private static HostedGame<?> game(String variant, String... moves) {
        var found = (VariantChoice.Found) GAMES.variant(variant);
        HostedGame<?> game = HostedGame.start(GAMES.game(found.variant().game()), found.variant());
        for (String move : moves) {
            game = ((TypedTurn.Played) game.playTyped(game.toMove().orElseThrow(), move)).game();
        }
        return game;
    }

    @Test
    void a_move_is_a_piece_and_a_target() {
        HostedGame<?> start = game("murus-gallicus");

        var pieces = (TurnMenu.Reached.Choosing) TurnMenu.at(start, Seat.FIRST, List.of(), English::of);
        assertThat(pieces.options())
                .extracting(option -> option.label(English::of))
                .containsExactly("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1");
        assertThat(words(pieces.options().getFirst())).isEqualTo("2 ways");

        var targets = (TurnMenu.Reached.Choosing) TurnMenu.at(start, Seat.FIRST, List.of("a1"), English::of);
        assertThat(targets.chosen()).extracting(Step::key).containsExactly("a1");
        assertThat(targets.options())
                .extracting(TurnMenu.Option::steps)
                .containsExactly(List.of(Step.onCell("a3")), List.of(Step.onCell("c3")));
        assertThat(words(targets.options().getFirst())).startsWith("The tower on a1 falls towards a3");

        var chosen = (TurnMenu.Reached.Chosen) TurnMenu.at(start, Seat.FIRST, List.of("a1", "c3"), English::of);
        assertThat(chosen.line()).isEqualTo("a1-c3");
        assertThat(chosen.game().toMove()).contains(Seat.SECOND);
    }

    @Test
    void a_turn_of_two_plies_is_one_path() {
        HostedGame<?> start = game("gardsdansen");

        var stones = (TurnMenu.Reached.Choosing) TurnMenu.at(start, Seat.FIRST, List.of("d2", "d4"), English::of);
        assertThat(stones.line()).isEqualTo("d2-d4");
        assertThat(stones.chosen()).isEmpty();

        var chosen = (TurnMenu.Reached.Chosen) TurnMenu.at(start, Seat.FIRST, List.of("d2", "d4", "c1"), English::of);
        assertThat(chosen.line()).isEqualTo("d2-d4 c1-d2");
    }

    @Test
    void a_path_that_no_legal_turn_takes_leads_nowhere() {
        HostedGame<?> start = game("murus-gallicus");

        for (List<String> path : List.of(List.of("a2"), List.of("a1", "a2"), List.of("a1", "a3", "b1"), List.of(""))) {
            assertThat(TurnMenu.at(start, Seat.FIRST, path, English::of)).isEqualTo(new TurnMenu.Reached.Nowhere());
        }
        assertThat(TurnMenu.at(start, Seat.SECOND, List.of(), English::of)).isEqualTo(new TurnMenu.Reached.Nowhere());
    }

    @Test
    void a_move_that_takes_an_own_stone_says_so_and_few_moves_are_in_the_order_of_their_cells() {
        HostedGame<?> game = game("mausoleum", "b3-g6", "h2-d1", "b5-h2", "d1-g2");

        List<TurnMenu.Option> targets = options(game, "g6");

        assertThat(targets).hasSizeBetween(2, 5);
        assertThat(targets.getLast().steps()).containsExactly(Step.onCell("g3"));
        assertThat(words(targets.getLast())).startsWith("takes your own stone on h2 · The stone on g6 glides to g3");
        assertThat(targets.getFirst().steps()).containsExactly(Step.onCell("b3"));
    }

    @Test
    void a_move_that_loses_at_once_says_so() {
        HostedGame<?> game = game("mausoleum", SHORT_GAME);

        assertThat(options(game, "d7"))
                .extracting(TurnMenuTest::words)
                .anyMatch(words -> words.startsWith("loses at once and takes your own pieces on a3 and a4 · "));
    }

    @Test
    void a_move_that_wins_is_first_and_says_so_in_the_menu_of_pieces_too() {
        HostedGame<?> game = game(
                "murus-gallicus",
                "g1-g3",
                "a7-c5",
                "e1-e3",
                "c7-e5",
                "d1-d3",
                "d7-d5",
                "a1-a3",
                "d6-b4",
                "h1-h3",
                "c5-c7",
                "c1-e1",
                "e7-g5",
                "f1-h1",
                "b7-b5",
                "b1-b3");

        TurnMenu.Option piece = options(game).getFirst();
        assertThat(words(piece)).contains("win");
        TurnMenu.Option target =
                options(game, piece.keys().toArray(String[]::new)).getFirst();
        assertThat(words(target)).startsWith("wins · The tower on ");
    }

    @Test
    void whoever_is_put_out_of_a_larger_table_is_named() {
        HostedGame<?> game = game("murus-gallicus(goal=escape,players=4)", FOUR_AT_ONE_TABLE);

        assertThat(game.proposals(game.toMove().orElseThrow()).all().stream()
                        .flatMap(proposed -> proposed.prospect().words().stream())
                        .map(English::of))
                .contains("puts Seat 3 out");
    }

    @Test
    void few_moves_are_each_offered_as_a_whole() {
        HostedGame<?> game = game("obelisk", "a2-a1", "e5-d4");

        List<TurnMenu.Option> moves = options(game);

        assertThat(moves).hasSize(5).allSatisfy(move -> {
            assertThat(move.label(English::of))
                    .matches("(Base|Pedestal|Capstone) [a-f][1-6] → [a-f][1-6]")
                    .contains(" " + move.keys().getFirst() + " ");
            assertThat(move.cell()).contains(move.steps().getLast().key());
            assertThat(TurnMenu.at(game, Seat.FIRST, move.keys(), English::of))
                    .isInstanceOf(TurnMenu.Reached.Chosen.class);
        });
        assertThat(options(game, moves.getLast().keys().getFirst()))
                .as("what one piece can do")
                .isNotEmpty();
    }

    @Test
    void the_only_piece_that_can_move_is_not_asked_for() {
        HostedGame<?> game = game(
                "murus-gallicus",
                "d1-f3 e7-c5 g1-e3 h7-f5 e1-c3 a7-c5 a1-a3 c5-e7 f1-h3 g7-g5 c1-c3 d6-b6 b1-b3 d7-f5 h1-f1 f7-h7"
                        .split(" ", -1));

        List<TurnMenu.Option> targets = options(game);

        assertThat(targets).hasSize(8).allSatisfy(target -> {
            assertThat(target.keys())
                    .hasSize(2)
                    .first()
                    .isEqualTo(targets.getFirst().keys().getFirst());
            assertThat(TurnMenu.at(game, Seat.FIRST, target.keys(), English::of))
                    .isInstanceOf(TurnMenu.Reached.Chosen.class);
        });
    }

    @Test
    void danger_is_told_apart_from_what_is_only_worth_saying() {
        assertThat(options(game("mausoleum", SHORT_GAME), "d7"))
                .filteredOn(option -> words(option).startsWith("loses at once"))
                .isNotEmpty()
                .allMatch(TurnMenu.Option::dangerous);
        assertThat(options(game("mausoleum"), "b3")).noneMatch(TurnMenu.Option::dangerous);
    }

    @Test
    void menus_and_suggestions_have_one_order() {
        HostedGame<?> game = game("mausoleum", SHORT_GAME);

        assertThat(options(game).stream()
                        .map(option -> option.keys().getFirst())
                        .toList())
                .isEqualTo(firstSteps(game));
    }

    private static <M extends Move> List<String> firstSteps(HostedGame<M> game) {
        Seat seat = game.toMove().orElseThrow();
        var view = game.standing().position().seenBy(seat);
        return game.proposals(seat).all().stream()
                .map(proposed -> view.steps(proposed.move()).getFirst().key())
                .distinct()
                .toList();
    }

    private static List<TurnMenu.Option> options(HostedGame<?> game, String... path) {
        Seat seat = game.toMove().orElseThrow();
        return ((TurnMenu.Reached.Choosing) TurnMenu.at(game, seat, List.of(path), English::of)).options();
    }

    private static String words(TurnMenu.Option option) {
        return English.of(option.description());
    }
}
