package dolmen.rules.games.murus;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.contract.Playout;
import dolmen.rules.play.Perft;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine for three and four against the slow second implementation of the rules. */
class MeleeMailboxTest {
    private static final Game<MurusMove> GAME = new MurusGame();
    private static final int PLAYOUTS = 200;

    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void both_readings_of_the_rules_allow_the_same_moves_and_see_the_same_seats_go(int seats) {
        int eliminations = 0;
        for (int seed = 0; seed < PLAYOUTS; seed++) {
            Playout<MurusMove> playout = Playout.of(GAME, variant(seats), seed);
            var mailbox = new MeleeMailbox(seats);
            for (int ply = 0; ply < playout.positions().size(); ply++) {
                assertSame(playout.positions().get(ply), mailbox);
                if (ply < playout.moves().size()) {
                    mailbox = mailbox.play(GAME.notation().write(playout.moves().get(ply)));
                }
            }
            eliminations += mailbox.gone().size();
        }
        assertThat(eliminations).isGreaterThan(PLAYOUTS);
    }

    private static void assertSame(Position<MurusMove> position, MeleeMailbox mailbox) {
        String text = position.text();
        assertThat(position.legalMoves().stream().map(GAME.notation()::write))
                .as(text)
                .containsExactlyInAnyOrderElementsOf(mailbox.moves());
        assertThat(position.places().stream()
                        .skip(1)
                        .map(place -> place.iterator().next().index()))
                .as(text)
                .containsExactlyElementsOf(mailbox.gone().reversed());
        switch (position.turn()) {
            case Turn.ToMove(Seat seat) -> assertThat(seat.index()).as(text).isEqualTo(mailbox.mover());
            case Turn.Over(var outcome) ->
                assertThat(outcome.winners()).as(text).containsExactly(new Seat(mailbox.mover()));
            case Turn.Chance chance -> throw new AssertionError("there is no chance in this game");
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 4", "4, 3"})
    void both_readings_of_the_rules_count_the_same_sequences(int seats, int plies) {
        assertThat(Perft.count(GAME.start(variant(seats)), plies)).isEqualTo(new MeleeMailbox(seats).perft(plies));
    }

    private static Variant variant(int seats) {
        return new Variant("murus-gallicus", new TreeMap<>(Map.of("goal", "escape", "players", "" + seats)));
    }
}
