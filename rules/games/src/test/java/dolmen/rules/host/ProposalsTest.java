package dolmen.rules.host;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.play.GameRecord;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The suggestions to somebody whose text is not a move. */
class ProposalsTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final String BEFORE_A_BREAKTHROUGH =
            "f1-f3 c7-e5 g1-e3 e7-e5 h1-h3 e5-c5 f2-f4 d7-b5 f3-f5 h7-h5 f4-f6 a7-c5";

    @Test
    void nonsense_is_answered_with_five_moves_of_which_the_first_wins_if_any_does() {
        List<String> proposed = nearest("murus-gallicus", BEFORE_A_BREAKTHROUGH, Seat.FIRST, "hello");
        assertThat(proposed).hasSize(5);
        HostedGame<?> won = game("murus-gallicus", BEFORE_A_BREAKTHROUGH + " " + proposed.getFirst());
        assertThat(won.standing().position().turn()).isInstanceOf(Turn.Over.class);
    }

    @Test
    void what_is_spelled_alike_comes_first() {
        assertThat(nearest("murus-gallicus(opening=special)", "b1-c2,e2", Seat.SECOND, "Swop"))
                .startsWith("swap");
        assertThat(nearest("murus-gallicus", "", Seat.FIRST, "é1-g3")).startsWith("e1-g3");
        assertThat(nearest("murus-gallicus", "", Seat.FIRST, "h1").subList(0, 2))
                .containsExactlyInAnyOrder("h1-f3", "h1-h3");
    }

    @Test
    void nothing_that_can_be_typed_is_too_much() {
        for (String typed : List.of("", " ", "💎💎💎", "a".repeat(100_000), "\u202e\u0000")) {
            assertThat(nearest("mausoleum", "", Seat.FIRST, typed)).hasSize(5);
        }
    }

    private static List<String> nearest(String variant, String moves, Seat seat, String typed) {
        return texts(game(variant, moves), seat, typed);
    }

    private static <M extends Move> List<String> texts(HostedGame<M> game, Seat seat, String typed) {
        return game.proposals(seat).nearest(typed).stream()
                .map(game.standing().game().notation()::write)
                .toList();
    }

    private static HostedGame<?> game(String variant, String moves) {
        String text = "record1 %s %s".formatted(variant, moves).strip();
        GameRecord record = GameRecord.read(GAMES, text);
        return HostedGame.replay(GAMES.game(record.variant().game()), record);
    }
}
