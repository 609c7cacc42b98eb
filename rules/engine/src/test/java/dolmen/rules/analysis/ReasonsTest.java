package dolmen.rules.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.lesson.Exhibit;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.play.Standing;
import dolmen.rules.search.Past;
import dolmen.rules.search.Situation;
import dolmen.rules.search.Thought;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReasonsTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    private static Optional<TurnReason> reason(String game, String position) {
        return reason(GAMES.game(game), Variant.of(game), position);
    }

    private static <M extends Move> Optional<TurnReason> reason(Game<M> game, Variant variant, String position) {
        Standing<M> before = Standing.of(game, variant, Exhibit.of(position));
        Seat seat = ((Turn.ToMove) before.position().turn()).seat();
        var situation = new Situation<>(variant, before.position().seenBy(seat), game.evaluation(variant), Past.NONE);
        Thought<M> thought = Opponent.ALL.getLast().think(situation, new SplittableRandom(1), () -> false);
        List<M> line = thought.line();
        return new Reasons<>(before, before.play(line.getFirst()), thought.value(), line.subList(1, line.size()))
                .strongest();
    }

    @Test
    void a_turn_that_wins_at_once_says_so() {
        assertThat(reason("obelisk", "obelisk1 2b2/p3c/2F2/1C3/5/5 - 20"))
                .contains(new TurnReason.Wins(OptionalInt.of(1)));
    }

    @Test
    void a_turn_that_stops_a_win_tells_which() {
        assertThat(reason("obelisk", "obelisk1 5/5/3c1/2f2/1C3/P1B2 - 30"))
                .hasValueSatisfying(reason -> assertThat(reason)
                        .isInstanceOfSatisfying(
                                TurnReason.Stops.class,
                                stops -> assertThat(stops.threat())
                                        .extracting(told -> ((Standing.Told.Played) told).text())
                                        .containsExactly("d4+c3")));
    }

    @Test
    void a_turn_that_takes_something_tells_what_in_the_words_of_the_game() {
        assertThat(after("murus-gallicus", "murus1 ttt1tttt/8/3w4/3w4/3T4/2W5/T1TT1TTT - 8", "d3xd4"))
                .contains(new TurnReason.Takes(new Taking(1, "wall")));
        assertThat(after(
                        "gardsdansen",
                        "gardsdansen1 SSss/SP1ps/S3ps/SPP2ps/Sp2ps/SPs1s/S1Ss south pawn 8",
                        "b2xb4",
                        "a1-b2"))
                .contains(new TurnReason.Takes(new Taking(1, "stone")));
    }

    private static Optional<TurnReason> after(String game, String position, String... turn) {
        return after(GAMES.game(game), position, turn);
    }

    /** The reason for a turn of equal worth. */
    private static <M extends Move> Optional<TurnReason> after(Game<M> game, String position, String... turn) {
        Standing<M> before = Standing.of(game, Variant.of(game.facts().id()), Exhibit.of(position));
        Standing<M> after = before;
        for (String move : turn) {
            after = after.play(game.notation().read(move));
        }
        return new Reasons<>(before, after, 0, List.of()).strongest();
    }

    @Test
    void what_is_said_of_taking_is_true_of_the_letters_on_the_board() {
        taken(GAMES.game("mausoleum"));
    }

    private static <M extends Move> void taken(Game<M> game) {
        var random = new SplittableRandom(5);
        int takes = 0;
        int saves = 0;
        for (int match = 0; match < 4; match++) {
            Standing<M> now = Standing.start(game, Variant.of(game.facts().id()));
            while (now.position().turn() instanceof Turn.ToMove(Seat seat)) {
                List<M> moves = now.position().legalMoves();
                Standing<M> next = now.play(moves.get(random.nextInt(moves.size())));
                switch (new Reasons<>(now, next, 0, List.of()).strongest().orElse(null)) {
                    case TurnReason.Takes(Taking taking) -> {
                        takes++;
                        assertThat(stones(now, seat.opponent()) - stones(next, seat.opponent()))
                                .isEqualTo(taking.pieces());
                    }
                    case TurnReason.Saves(Taking taking, var threat) -> {
                        saves++;
                        assertThat(next.position().legalMoves()).allSatisfy(reply -> {
                            Standing<M> replied = next.play(reply);
                            int lost = stones(next, seat) - stones(replied, seat);
                            int cost = stones(next, seat.opponent()) - stones(replied, seat.opponent());
                            assertThat(lost == 0 || cost > lost).isTrue();
                        });
                    }
                    case null -> {}
                    case TurnReason other -> {}
                }
                now = next;
            }
        }
        assertThat(takes).isPositive();
        assertThat(saves).isPositive();
    }

    private static int stones(Standing<?> standing, Seat seat) {
        String board = standing.position().text().split(" ", -1)[1];
        char stone = seat.equals(Seat.FIRST) ? 'w' : 'b';
        return (int) board.chars().filter(sign -> sign == stone).count();
    }

    @ParameterizedTest
    @ValueSource(strings = {"gardsdansen", "mausoleum", "murus-gallicus", "obelisk"})
    void at_the_beginning_a_turn_prepares_another_one(String id) {
        Game<?> game = GAMES.game(id);
        assertThat(start(game))
                .hasValueSatisfying(reason -> assertThat(reason)
                        .isInstanceOfSatisfying(TurnReason.Prepares.class, prepares -> {
                            assertThat(prepares.reply()).isNotEmpty();
                            assertThat(prepares.next()).isNotEmpty();
                        }));
    }

    private static <M extends Move> Optional<TurnReason> start(Game<M> game) {
        Variant variant = Variant.of(game.facts().id());
        return reason(game, variant, Standing.start(game, variant).position().text());
    }

    @Test
    void with_hidden_cards_no_reason_is_told() {
        assertThat(reason(
                        "mausoleum-cards",
                        "cards1 5,8,13,53;51;-;7,10;41,42/27,50,54;18,19,34;17;-;40,44"
                                + " - 28,21,24,4,30,15,11,52,1 37,38,39,43,45 play:2:14 74"))
                .isEmpty();
    }
}
