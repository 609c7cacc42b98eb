package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.board.Cells;
import dolmen.rules.evaluation.Evaluation;
import dolmen.rules.evaluation.Network;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The laws on which computer players rely, for one variant. */
record SearchLaws<M extends Move>(Game<M> game, Variant variant) {

    /** Keys are equal if and only if the texts are equal apart from the ply. */
    void aKeyIsThatOfOnePosition(Playout<M> playout) {
        Map<String, Long> keys = new HashMap<>();
        Map<Long, String> texts = new HashMap<>();
        for (Position<M> position : playout.positions()) {
            if (position instanceof OpenPosition<M> open) {
                String text = open.text();
                String stands = text.substring(0, text.lastIndexOf(' ')) + open.turn();
                assertThat(keys.merge(stands, open.key(), (before, now) -> before))
                        .isEqualTo(open.key());
                assertThat(texts.merge(open.key(), stands, (before, now) -> before))
                        .isEqualTo(stands);
            }
        }
    }

    /** The takings are the legal moves that make progress, in the same order. */
    void takingsMakeProgress(Position<M> position) {
        if (position instanceof OpenPosition<M> open) {
            List<M> legal = open.legalMoves();
            assertThat(open.takings())
                    .isEqualTo(legal.stream().filter(open::progress).toList())
                    .isEqualTo(legal.stream().filter(open.taking()).toList());
        }
    }

    /** A feature's value for one of two is the negative of the other's; at larger tables the sum is zero. */
    void featuresAreOwnLessTheirs(Position<M> position) {
        if (position instanceof OpenPosition<M> open) {
            Evaluation evaluation = game.evaluation(variant).orElseThrow();
            int[] together = new int[evaluation.features().size()];
            for (int seat = 0; seat < open.seats(); seat++) {
                int[] own = open.features(new Seat(seat));
                assertThat(own).hasSameSizeAs(together);
                IntStream.range(0, together.length).forEach(feature -> together[feature] += own[feature]);
            }
            assertThat(together).containsOnly(0);
        }
    }

    /** A position has all planes of the variant's network, and never too many occupied cells. */
    void planesFitANetwork(Position<M> position) {
        if (position instanceof OpenPosition<M> open && open.turn() instanceof Turn.ToMove) {
            long[] planes = open.planes();
            game.evaluation(variant)
                    .flatMap(Evaluation::network)
                    .ifPresent(network -> assertThat(planes).hasSize(network.planes()));
            assertThat(LongStream.of(planes).map(Cells::count).sum()).isLessThanOrEqualTo(Network.MOST_OCCUPIED);
        }
    }
}
