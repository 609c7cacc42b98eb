package dolmen.rules.games.mausoleumcards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A table read from the text of a position by nothing but the text's description: cards are numbers. */
final class OpenTable {
    private static final List<Integer> GRAVES_COST = List.of(7, 6, 5, 5, 4, 4, 3, 3, 2);
    private static final List<Integer> HEIRS_WORTH = List.of(0, 2, 2, 4, 4, 5, 5, 3, 3, 0, 0, 1, 1, 1, 1, 4, 4, 3, 3);

    final List<List<Integer>> hands = new ArrayList<>();
    final List<List<Integer>> parties = new ArrayList<>();
    final List<List<Integer>> morgues = new ArrayList<>();
    final List<Boolean> gone = new ArrayList<>();
    final Map<Integer, Integer> doozies = new HashMap<>();
    final List<Integer> pile;
    final List<Integer> shop;
    final String step;
    final int mover;

    OpenTable(String text) {
        String[] fields = text.split(" ", -1);
        for (String seat : fields[1].split("/", -1)) {
            String[] sets = seat.startsWith("gone") ? new String[] {"-", "-", "-", "-", "-"} : seat.split(";", -1);
            gone.add(seat.startsWith("gone"));
            var hand = new ArrayList<>(cards(sets[0]));
            hand.addAll(cards(sets[1]));
            hands.add(hand);
            parties.add(cards(sets[2]));
            morgues.add(cards(sets[3]));
        }
        pile = cards(fields[3]);
        shop = cards(fields[4]);
        String[] due = fields[5].split(":", -1);
        step = due[0];
        mover = Integer.parseInt(due[1]) - 1;
    }

    private List<Integer> cards(String listed) {
        if (listed.equals("-")) {
            return List.of();
        }
        var cards = new ArrayList<Integer>();
        for (String card : listed.split(",", -1)) {
            String[] parts = card.split("\\+", -1);
            cards.add(Integer.valueOf(parts[0]));
            if (parts.length > 1) {
                doozies.put(cards.getLast(), Integer.valueOf(parts[1]));
            }
        }
        return cards;
    }

    List<Integer> hand() {
        return hands.get(mover);
    }

    List<Integer> party() {
        return parties.get(mover);
    }

    List<Integer> morgue() {
        return morgues.get(mover);
    }

    List<Integer> guests() {
        return parties.stream().flatMap(List::stream).toList();
    }

    /** The heirs in the morgues of others. */
    List<Integer> otherDead() {
        return morgues.stream()
                .flatMap(List::stream)
                .filter(heir -> !morgue().contains(heir))
                .toList();
    }

    List<Integer> otherGuests() {
        return guests().stream().filter(heir -> !party().contains(heir)).toList();
    }

    /** The heirs that the mover may kill if nobody were clever. */
    List<Integer> victims() {
        boolean meddling = party().contains(11) || party().contains(12);
        return guests().stream()
                .filter(heir -> doozies.getOrDefault(heir, 0) != 54)
                .filter(heir -> !meddling || heir == 11 || heir == 12)
                .toList();
    }

    /** The largest worth of heirs in the mover's morgue that may be buried together. */
    int mostWorth() {
        int most = 0;
        for (int chosen = 1; chosen < 1 << morgue().size(); chosen++) {
            int mask = chosen;
            List<Integer> buried = morgue().stream()
                    .filter(heir -> (mask >> morgue().indexOf(heir)) % 2 == 1)
                    .toList();
            boolean sheep = buried.contains(7) || buried.contains(8);
            if (!sheep || List.of(7, 8).containsAll(buried)) {
                most = Math.max(most, worth(buried));
            }
        }
        return most;
    }

    int worth(List<Integer> buried) {
        boolean couple = buried.containsAll(List.of(1, 2));
        return buried.stream()
                .mapToInt(heir -> switch (doozies.getOrDefault(heir, 0)) {
                    case 53 -> 0;
                    case 52 -> 2 + (couple && heir <= 2 ? 4 : HEIRS_WORTH.get(heir));
                    default -> couple && heir <= 2 ? 4 : HEIRS_WORTH.get(heir);
                })
                .sum();
    }

    static int cost(int grave) {
        return GRAVES_COST.get(grave - 37);
    }

    @Override
    public String toString() {
        return Arrays.asList(hands, parties, morgues, doozies, pile, shop, step, mover)
                .toString();
    }
}
