package dolmen.rules.games.gardsdansen;

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
    private static final int PLAYOUTS = Integer.getInteger("dolmen.playouts", 40);

    static Stream<Variant> variants() {
        return new GardsdansenGame().variants();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void both_readings_of_the_rules_agree_on_moves_boards_turns_and_outcomes(Variant variant) {
        Game<GardsdansenMove> game = new GardsdansenGame();
        for (int seed = 0; seed < PLAYOUTS; seed++) {
            Playout<GardsdansenMove> playout = Playout.of(game, variant, seed);
            Mailbox mailbox = new Mailbox(variant.options().getOrDefault("rule", "base"));
            for (int ply = 0; ply < playout.positions().size(); ply++) {
                Position<GardsdansenMove> position = playout.positions().get(ply);
                assertThat(mailbox.moves())
                        .as(position.text())
                        .containsExactlyInAnyOrderElementsOf(texts(game, position));
                assertThat(turn(position)).as(position.text()).isEqualTo(turn(mailbox));
                for (Token token : position.seenBy(Seat.FIRST).scene().tokens()) {
                    assertThat(mailbox.at(token.cell())).as(token.cell()).isEqualTo(letter(token));
                }
                if (ply < playout.moves().size()) {
                    mailbox.play(game.notation().write(playout.moves().get(ply)));
                }
            }
        }
    }

    private static List<String> texts(Game<GardsdansenMove> game, Position<GardsdansenMove> position) {
        return position.legalMoves().stream().map(game.notation()::write).toList();
    }

    private static char letter(Token token) {
        char letter = token.glyph() instanceof Glyph.Pawn ? 'p' : 's';
        return token.side() == Side.FIRST ? Character.toUpperCase(letter) : letter;
    }

    private static String turn(Mailbox mailbox) {
        return mailbox.winner().equals("nobody")
                ? mailbox.mover() + " to move"
                : mailbox.winner() + ": " + mailbox.reason();
    }

    private static String turn(Position<GardsdansenMove> position) {
        return switch (position.turn()) {
            case Turn.ToMove(Seat seat) -> name(seat) + " to move";
            case Turn.Over(Outcome outcome) ->
                "%s: %s"
                        .formatted(
                                outcome.drawn()
                                        ? "drawn"
                                        : name(outcome.winners().iterator().next()),
                                outcome.reason().name());
            case Turn.Chance chance -> "chance";
        };
    }

    private static String name(Seat seat) {
        return seat.equals(Seat.FIRST) ? "South" : "North";
    }
}
