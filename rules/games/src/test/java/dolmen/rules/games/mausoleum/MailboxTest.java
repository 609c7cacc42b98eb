package dolmen.rules.games.mausoleum;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.Outcome;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.contract.Playout;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Token;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The engine against the slow second implementation of the rules. */
class MailboxTest {
    private static final int PLAYOUTS = Integer.getInteger("dolmen.playouts", 8);

    static Stream<Variant> variants() {
        return new MausoleumGame().variants();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void both_readings_of_the_rules_agree_on_moves_boards_and_winners(Variant variant) {
        Game<MausoleumMove> game = new MausoleumGame();
        for (int seed = 0; seed < PLAYOUTS; seed++) {
            Playout<MausoleumMove> playout = Playout.of(game, variant, seed);
            Mailbox mailbox = new Mailbox(variant.options().containsKey("edition"));
            for (int ply = 0; ply < playout.positions().size(); ply++) {
                Position<MausoleumMove> position = playout.positions().get(ply);
                var moves = mailbox.moves();
                assertThat(moves.keySet())
                        .as(position.text())
                        .containsExactlyInAnyOrderElementsOf(texts(game, position));
                assertThat(winner(position)).as(position.text()).isEqualTo(mailbox.winner());
                for (Token token : position.seenBy(Seat.FIRST).scene().tokens()) {
                    assertThat(mailbox.at(token.cell())).as(token.cell()).isEqualTo(letter(token));
                }
                if (ply < playout.moves().size()) {
                    mailbox = moves.getOrDefault(
                            game.notation().write(playout.moves().get(ply)), mailbox);
                }
            }
        }
    }

    private static List<String> texts(Game<MausoleumMove> game, Position<MausoleumMove> position) {
        return position.legalMoves().stream().map(game.notation()::write).toList();
    }

    private static char letter(Token token) {
        if (token.glyph() instanceof Glyph.Pit) {
            return 'o';
        }
        return token.side() == Side.FIRST ? 'w' : 'b';
    }

    private static String winner(Position<MausoleumMove> position) {
        if (!(position.turn() instanceof Turn.Over(Outcome outcome))) {
            return "nobody";
        }
        if (outcome.drawn()) {
            return "drawn";
        }
        return outcome.winners().contains(Seat.FIRST) ? "w" : "b";
    }
}
