package dolmen.rules.games.obelisk;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.contract.Playout;
import dolmen.rules.play.Perft;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The engine against the slow second implementation of the rules. */
class MailboxTest {
    private static final int PLAYOUTS = Integer.getInteger("dolmen.playouts", 30);
    private static final int PERFT_PLIES = 5;

    static Stream<Variant> variants() {
        return new ObeliskGame().variants();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void both_readings_of_the_rules_allow_the_same_moves_and_see_the_same_winner(Variant variant) {
        Game<ObeliskMove> game = new ObeliskGame();
        for (int seed = 0; seed < PLAYOUTS; seed++) {
            Playout<ObeliskMove> playout = Playout.of(game, variant, seed);
            Mailbox mailbox = mailbox(variant);
            for (int ply = 0; ply < playout.positions().size(); ply++) {
                Position<ObeliskMove> position = playout.positions().get(ply);
                var moves = mailbox.moves();
                assertThat(moves.keySet())
                        .as(position.text())
                        .containsExactlyInAnyOrderElementsOf(position.legalMoves().stream()
                                .map(game.notation()::write)
                                .toList());
                assertThat(winner(position)).as(position.text()).isEqualTo(mailbox.winner());
                if (ply < playout.moves().size()) {
                    mailbox = moves.getOrDefault(
                            game.notation().write(playout.moves().get(ply)), mailbox);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void both_readings_of_the_rules_count_the_same_sequences(Variant variant) {
        assertThat(Perft.count(new ObeliskGame().start(variant), PERFT_PLIES))
                .isEqualTo(mailbox(variant).perft(PERFT_PLIES));
    }

    private static String winner(Position<ObeliskMove> position) {
        return position.turn() instanceof Turn.Over over
                ? over.outcome().winners().contains(Seat.FIRST) ? "B" : "W"
                : "nobody";
    }

    private static Mailbox mailbox(Variant variant) {
        return Mailbox.start(variant.options().getOrDefault("mode", "open"));
    }
}
