package dolmen.rules.games.murus;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.contract.Playout;
import dolmen.rules.play.Perft;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The engine for two against the slow second implementation of the rules. */
class MailboxTest {
    private static final int PLAYOUTS = 100;

    static Stream<Variant> variants() {
        return new MurusGame().variants().filter(variant -> !variant.options().containsKey("players"));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void both_readings_of_the_rules_allow_the_same_moves_and_see_the_same_winner(Variant variant) {
        Game<MurusMove> game = new MurusGame();
        for (int seed = 0; seed < PLAYOUTS; seed++) {
            Playout<MurusMove> playout = Playout.of(game, variant, seed);
            Mailbox mailbox = mailbox(variant);
            for (int ply = 0; ply < playout.positions().size(); ply++) {
                Position<MurusMove> position = playout.positions().get(ply);
                List<String> moves = position.legalMoves().stream()
                        .map(game.notation()::write)
                        .sorted()
                        .toList();
                assertThat(moves)
                        .as(position.text())
                        .isEqualTo(mailbox.moves().stream().sorted().toList());
                assertThat(winner(position)).as(position.text()).isEqualTo(mailbox.winner());
                if (ply < playout.moves().size()) {
                    mailbox = mailbox.play(game.notation().write(playout.moves().get(ply)));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void both_readings_of_the_rules_count_the_same_sequences(Variant variant) {
        int depth = "special".equals(variant.options().get("opening")) ? 2 : 4;
        assertThat(Perft.count(new MurusGame().start(variant), depth))
                .isEqualTo(mailbox(variant).perft(depth));
    }

    private static String winner(Position<MurusMove> position) {
        return position.turn() instanceof Turn.Over over
                ? over.outcome().winners().contains(Seat.FIRST) ? "first" : "second"
                : "nobody";
    }

    private static Mailbox mailbox(Variant variant) {
        var options = variant.options();
        return new Mailbox(options.containsKey("army"), options.containsKey("opening"), options.containsKey("goal"));
    }
}
