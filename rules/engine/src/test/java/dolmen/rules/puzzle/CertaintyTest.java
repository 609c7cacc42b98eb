package dolmen.rules.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.catalogue.Catalogue;
import dolmen.rules.catalogue.Predecessors;
import dolmen.rules.catalogue.Successors;
import dolmen.rules.play.GameRecord;
import dolmen.rules.play.Standing;
import dolmen.rules.solve.Perfect;
import dolmen.rules.solve.Retrograde;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The knowledge of a table about a puzzle; in this table, all but a few positions are drawn. */
class CertaintyTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final Game<?> OBELISK = GAMES.game("obelisk");
    private static final List<String> LEAD = List.of(
            "c1-d2", "a5-a6", "d2-c3", "c6-d5", "a2-b3", "d5-c4", "e2-d3", "a6-b5", "b3-b2", "e5-d4", "b2+c3", "b5+c4",
            "d3-b5");
    private static final Puzzle PUZZLE =
            Puzzle.read(GAMES, "puzzle1 obelisk 1 2 1290 - : %s : d4-d5 c3-b4 d5+c4".formatted(String.join(" ", LEAD)));

    private static String after(String... moves) {
        return standing(moves).position().text();
    }

    private static Standing<?> standing(String... moves) {
        List<String> all = Stream.concat(LEAD.stream(), Stream.of(moves)).toList();
        return new GameRecord(PUZZLE.variant(), all).replay(OBELISK);
    }

    /** The position after another move of the solver. */
    private static String otherwise(String solution, String... before) {
        String other = standing(before).legalMoves(PUZZLE.solver()).stream()
                .filter(move -> !move.equals(solution))
                .findFirst()
                .orElseThrow();
        return after(Stream.concat(Stream.of(before), Stream.of(other)).toArray(String[]::new));
    }

    /** The number of plies to the end plus one, by positions; all others have the number 0 and are drawn. */
    private static Certainty knowing(Map<String, Integer> settled) {
        List<String> texts = List.copyOf(settled.keySet());
        ByteBuffer table = ByteBuffer.allocate(texts.size() + 1);
        settled.forEach((text, number) -> table.put(texts.indexOf(text) + 1, number.byteValue()));
        return new Certainty(new Perfect(new Retrograde(new Texts(texts), table)));
    }

    private static final Map<String, Integer> ONE_WAY =
            Map.of(after(), 4, after("d4-d5"), 3, after("d4-d5", "c3-b4"), 2);

    @Test
    void a_table_in_which_one_move_wins_each_time_confirms_a_puzzle() {
        assertThat(knowing(ONE_WAY).holds(OBELISK, PUZZLE)).isTrue();
    }

    @Test
    void another_move_that_wins_however_late_refutes_it() {
        Map<String, Integer> twoWays = new HashMap<>(ONE_WAY);
        twoWays.put(otherwise("d4-d5"), 51);
        assertThat(knowing(twoWays).holds(OBELISK, PUZZLE)).isFalse();
    }

    @Test
    void another_win_at_a_later_move_refutes_it_too() {
        Map<String, Integer> twoWays = new HashMap<>(ONE_WAY);
        twoWays.put(otherwise("d5+c4", "d4-d5", "c3-b4"), 11);
        assertThat(knowing(twoWays).holds(OBELISK, PUZZLE)).isFalse();
    }

    @Test
    void where_nobody_wins_there_is_no_puzzle() {
        assertThat(knowing(Map.of()).holds(OBELISK, PUZZLE)).isFalse();
    }

    /** A catalogue of some texts, in which all others share the number 0. */
    private record Texts(List<String> texts) implements Catalogue {
        @Override
        public int size() {
            return texts.size() + 1;
        }

        @Override
        public int number(String text) {
            return texts.indexOf(text) + 1;
        }

        @Override
        public String text(int number) {
            return texts.get(number - 1);
        }

        @Override
        public int positions(int number) {
            return 1;
        }

        @Override
        public Map<String, Integer> layouts() {
            return Map.of();
        }

        @Override
        public Successors successors() {
            throw new UnsupportedOperationException("nothing is solved here");
        }

        @Override
        public Predecessors predecessors() {
            throw new UnsupportedOperationException("nothing is solved here");
        }
    }
}
