package dolmen.bot.match;

import dolmen.rules.catalogue.Catalogue;
import dolmen.rules.catalogue.Predecessors;
import dolmen.rules.catalogue.Successors;
import java.util.Map;

/** The heap of three by its stones. */
final class HeapCatalogue implements Catalogue {
    private static final int STONES = 3;

    @Override
    public int size() {
        return STONES + 1;
    }

    @Override
    public Successors successors() {
        return new Successors() {
            private int stones;

            @Override
            public int find(int number) {
                stones = number;
                return Math.min(2, number);
            }

            @Override
            public int number(int move) {
                return stones == move + 1 ? WON : stones - move - 1;
            }
        };
    }

    @Override
    public Predecessors predecessors() {
        return new Predecessors() {
            private int stones;

            @Override
            public int find(int number) {
                stones = number;
                return Math.min(2, STONES - number);
            }

            @Override
            public int number(int place) {
                return stones + place + 1;
            }
        };
    }

    @Override
    public int positions(int number) {
        return 1;
    }

    @Override
    public int number(String text) {
        return Integer.parseInt(text.replaceFirst("heap1 (\\d) \\d+", "$1"));
    }

    @Override
    public String text(int number) {
        return "heap1 %d 1".formatted(number);
    }

    @Override
    public Map<String, Integer> layouts() {
        return Map.of("3", 3);
    }
}
