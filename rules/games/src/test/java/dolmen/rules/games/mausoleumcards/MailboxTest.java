package dolmen.rules.games.mausoleumcards;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine against the slow second implementation of the rules, in games in which seats also give up. */
class MailboxTest {
    private static final int PLAYOUTS = Integer.getInteger("dolmen.playouts", 50);

    /** The average number of plies before a seat gives up. */
    private static final int PATIENCE = 100;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void both_readings_of_the_rules_allow_the_same_moves_and_see_the_same_places(int players) {
        for (int seed = 0; seed < PLAYOUTS; seed++) {
            RandomGenerator random =
                    RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
            CardsPosition position = CardsPosition.start(players);
            var mailbox = new Mailbox(players);
            while (!(position.turn() instanceof Turn.Over)) {
                assertSame(position, mailbox);
                List<Seat> staying = List.copyOf(position.places().getFirst());
                if (players > 2 && random.nextInt(PATIENCE) == 0) {
                    Seat leaver = staying.get(random.nextInt(staying.size()));
                    position = position.withdraw(leaver);
                    mailbox.leave(leaver.index());
                } else {
                    CardsMove move = any(position, random);
                    position = position.play(move);
                    mailbox.play(CardsNotation.INSTANCE.write(move));
                }
            }
            assertSame(position, mailbox);
        }
    }

    private static CardsMove any(CardsPosition position, RandomGenerator random) {
        List<CardsMove> moves = position.legalMoves();
        return moves.isEmpty() ? position.sampleChance(random) : moves.get(random.nextInt(moves.size()));
    }

    private static void assertSame(CardsPosition position, Mailbox mailbox) {
        assertThat(written(position.legalMoves()))
                .as(position.text())
                .containsExactlyInAnyOrderElementsOf(mailbox.moves());
        assertThat(position.table().stock().pile()).as(position.text()).isEqualTo(mailbox.pile());
        assertThat(places(position)).as(position.text()).isEqualTo(mailbox.winner());
        if (position.turn() instanceof Turn.Chance) {
            assertThat(Deck.ALL & position.deck())
                    .as(position.text())
                    .isEqualTo(Deck.set(mailbox.deals().stream()
                            .map(deal -> Integer.valueOf(deal.substring("deal:".length())))
                            .toList()));
        }
    }

    private static List<String> written(List<CardsMove> moves) {
        return moves.stream().map(CardsNotation.INSTANCE::write).toList();
    }

    private static String places(CardsPosition position) {
        return position.turn() instanceof Turn.Over(Outcome outcome)
                ? outcome.ranking().stream().map(MailboxTest::place).collect(Collectors.joining(" "))
                : "nobody";
    }

    private static String place(Set<Seat> seats) {
        return seats.stream().sorted().map(Seat::toString).collect(Collectors.joining());
    }
}
