package dolmen.rules.games.mausoleumcards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A second, slow implementation of the rules on plain lists, written from their text alone: cards are numbers, values
 * are in a table, moves are canonical texts. Mutable.
 */
final class Mailbox {
    private static final int[] HEIRS_WORTH = {0, 2, 2, 4, 4, 5, 5, 3, 3, 0, 0, 1, 1, 1, 1, 4, 4, 3, 3};
    private static final int[] GRAVES_COST = {7, 6, 5, 5, 4, 4, 3, 3, 2};
    private static final int LIFE_INSURANCE = 52;
    private static final int DISINHERITED = 53;
    private static final int BODYGUARD = 54;

    private final int players;
    private final List<List<Integer>> hands = new ArrayList<>();
    private final List<List<Integer>> parties = new ArrayList<>();
    private final List<List<Integer>> morgues = new ArrayList<>();
    private final List<List<Integer>> tombs = new ArrayList<>();
    private final List<Integer> deck = new ArrayList<>();
    private final List<Integer> pile = new ArrayList<>();
    private final List<Integer> shop = new ArrayList<>();
    private final List<Integer> leavers = new ArrayList<>();
    private final Map<Integer, Integer> doozyOf = new HashMap<>();
    private int seat;
    private int round;
    private boolean drawing;
    private boolean playing;

    Mailbox(int players) {
        this.players = players;
        for (int player = 0; player < players; player++) {
            hands.add(new ArrayList<>());
            parties.add(new ArrayList<>());
            morgues.add(new ArrayList<>());
            tombs.add(new ArrayList<>());
        }
        for (int card = 1; card <= 54; card++) {
            (card >= 37 && card <= 45 ? shop : deck).add(card);
        }
    }

    private boolean stays(int player) {
        return !leavers.contains(player);
    }

    private int fullHand() {
        return players <= 3 ? 5 : players == 4 ? 4 : 3;
    }

    /** Round 0 is the first deal. */
    private boolean dealing() {
        return round == 0;
    }

    /** The possible deals of chance; empty if it is not chance's turn. */
    List<String> deals() {
        return winner().equals("nobody") && (dealing() || drawing)
                ? deck.stream().map(card -> "deal:" + card).toList()
                : List.of();
    }

    /** The ranking as texts like {@code 2 01}, the best first; "nobody" while the game goes on. */
    String winner() {
        List<Integer> staying =
                IntStream.range(0, players).filter(this::stays).boxed().toList();
        boolean grand = staying.stream().anyMatch(player -> tombWorth(player) >= 10);
        if (staying.size() > 1 && !grand && !shop.isEmpty() && round <= 60) {
            return "nobody";
        }
        var places = new ArrayList<String>();
        var worths = new TreeSet<Integer>(staying.stream().map(this::tombWorth).toList());
        for (int worth : worths.descendingSet()) {
            places.add(staying.stream()
                    .filter(player -> tombWorth(player) == worth)
                    .map(String::valueOf)
                    .collect(Collectors.joining()));
        }
        leavers.reversed().forEach(player -> places.add("" + player));
        return String.join(" ", places);
    }

    private int tombWorth(int player) {
        return tombs.get(player).stream().mapToInt(Mailbox::cost).sum();
    }

    private static int cost(int grave) {
        return GRAVES_COST[grave - 37];
    }

    private static boolean remove(List<Integer> from, int card) {
        return from.removeIf(other -> other == card);
    }

    List<String> moves() {
        var moves = new ArrayList<String>();
        if (!winner().equals("nobody") || dealing() || drawing) {
            return moves;
        }
        if (!playing) {
            moves.add("deck");
            if (!pile.isEmpty()) {
                moves.add("pile");
            }
            listBurials(moves);
            return moves;
        }
        for (int card : hands.get(seat)) {
            moves.add("-" + card);
            if (card <= 18) {
                IntStream.range(0, players)
                        .filter(player -> stays(player) && parties.get(player).size() < 4)
                        .forEach(player -> moves.add(card + "@" + (player + 1)));
            } else if (card <= 36) {
                victims().forEach(heir -> moves.add(card + "x" + heir));
            } else {
                listTricks(card, moves);
            }
        }
        return moves;
    }

    private void listBurials(List<String> moves) {
        List<Integer> morgue = morgues.get(seat).stream().sorted().toList();
        for (int choice = 1; choice < 1 << morgue.size(); choice++) {
            int chosen = choice;
            List<Integer> buried = IntStream.range(0, morgue.size())
                    .filter(index -> (chosen >> index) % 2 == 1)
                    .mapToObj(morgue::get)
                    .toList();
            boolean sheep = buried.contains(7) || buried.contains(8);
            if (sheep && !List.of(7, 8).containsAll(buried)) {
                continue;
            }
            int worth = worthOf(buried);
            for (int grave : shop) {
                if (cost(grave) <= worth) {
                    buried.forEach(last -> moves.add("$" + grave + "=" + endingWith(last, buried)));
                }
            }
        }
    }

    /** The burial with a given last heir; the others precede it from the lowest number up. */
    private static String endingWith(int last, List<Integer> buried) {
        var order = new ArrayList<>(buried);
        remove(order, last);
        order.add(last);
        return order.stream().map(String::valueOf).collect(Collectors.joining("+"));
    }

    private int worthOf(List<Integer> buried) {
        int sum = 0;
        for (int heir : buried) {
            int worth = heir <= 2 && buried.contains(1) && buried.contains(2) ? 4 : HEIRS_WORTH[heir];
            int doozy = doozyOf.getOrDefault(heir, 0);
            sum += doozy == DISINHERITED ? 0 : doozy == LIFE_INSURANCE ? worth + 2 : worth;
        }
        return sum;
    }

    private List<Integer> everybody(List<List<Integer>> groups) {
        return groups.stream().flatMap(Collection::stream).toList();
    }

    private List<Integer> victims() {
        List<Integer> victims = new ArrayList<>(everybody(parties));
        victims.removeIf(heir -> doozyOf.getOrDefault(heir, 0) == BODYGUARD);
        if (parties.get(seat).contains(11) || parties.get(seat).contains(12)) {
            victims.removeIf(heir -> heir != 11 && heir != 12);
        }
        List<Integer> simple =
                victims.stream().filter(heir -> heir != 5 && heir != 6).toList();
        return simple.isEmpty() ? victims : simple;
    }

    private void listTricks(int card, List<String> moves) {
        if (card == 48) {
            for (int heir : parties.get(seat)) {
                for (int host = 0; host < players; host++) {
                    if (host != seat && stays(host) && parties.get(host).size() < 4) {
                        moves.add("48:" + heir + "@" + (host + 1));
                    }
                }
            }
            return;
        }
        List<Integer> targets = new ArrayList<>(everybody(card == 49 || card == 50 ? morgues : parties));
        if (card == 51) {
            targets.removeAll(parties.get(seat).size() < 4 ? parties.get(seat) : List.copyOf(targets));
        } else if (card == 49 || card == 50) {
            targets.removeAll(morgues.get(seat).size() < 4 ? morgues.get(seat) : List.copyOf(targets));
        } else if (card >= LIFE_INSURANCE) {
            targets.removeAll(doozyOf.keySet());
        }
        targets.forEach(heir -> moves.add(card + ":" + heir));
    }

    void play(String move) {
        if (move.startsWith("deal:")) {
            deal(Integer.parseInt(move.substring(5)));
        } else if (move.equals("deck")) {
            drawing = true;
        } else if (move.equals("pile")) {
            hands.get(seat).add(pile.removeLast());
            playing = true;
        } else {
            act(move);
            endTurn();
        }
    }

    private void deal(int card) {
        remove(deck, card);
        hands.get(seat).add(card);
        if (!dealing()) {
            drawing = false;
            playing = true;
        } else {
            dealOn();
        }
    }

    private void dealOn() {
        seat = nextSeat();
        if (IntStream.range(0, players)
                .filter(this::stays)
                .allMatch(player -> hands.get(player).size() == fullHand())) {
            round = 1;
            seat = IntStream.range(0, players).filter(this::stays).findFirst().orElseThrow();
        }
    }

    private int nextSeat() {
        int next = (seat + 1) % players;
        while (!stays(next)) {
            next = (next + 1) % players;
        }
        return next;
    }

    private void act(String move) {
        int[] numbers = Arrays.stream(move.split("[^0-9]+"))
                .filter(part -> !part.isEmpty())
                .mapToInt(Integer::parseInt)
                .toArray();
        int card = numbers[0];
        remove(hands.get(seat), card);
        if (move.startsWith("-")) {
            pile.add(card);
        } else if (move.startsWith("$")) {
            IntStream.of(numbers).skip(1).forEach(this::discardHeir);
            remove(shop, card);
            tombs.get(seat).add(card);
        } else if (card <= 18) {
            parties.get(numbers[1] - 1).add(card);
        } else if (card <= 36) {
            off(numbers[1]);
            pile.add(card);
        } else if (card >= LIFE_INSURANCE) {
            doozyOf.put(numbers[1], card);
        } else {
            pile.add(card);
            trick(card, numbers);
        }
    }

    private void off(int heir) {
        for (int host = 0; host < players; host++) {
            if (remove(parties.get(host), heir)) {
                morgues.get(host).add(heir);
                if (morgues.get(host).size() == 5) {
                    discardHeir(heir);
                }
                return;
            }
        }
    }

    private void trick(int card, int[] numbers) {
        int heir = numbers[1];
        if (card <= 47) {
            discardHeir(heir);
            return;
        }
        parties.forEach(party -> remove(party, heir));
        morgues.forEach(morgue -> remove(morgue, heir));
        if (card == 48) {
            parties.get(numbers[2] - 1).add(heir);
        } else {
            (card == 51 ? parties : morgues).get(seat).add(heir);
        }
    }

    private void discardHeir(int heir) {
        parties.forEach(party -> remove(party, heir));
        morgues.forEach(morgue -> remove(morgue, heir));
        Integer doozy = doozyOf.remove(heir);
        if (doozy != null) {
            pile.add(doozy);
        }
        pile.add(heir);
    }

    private void endTurn() {
        playing = false;
        drawing = false;
        if (deck.isEmpty()) {
            deck.addAll(pile);
            pile.clear();
        }
        int next = nextSeat();
        round += next <= seat ? 1 : 0;
        seat = next;
    }

    /** The seat gives up: hand, party and morgue go to the pile, each in ascending order. */
    void leave(int leaver) {
        pile.addAll(hands.get(leaver).stream().sorted().toList());
        hands.get(leaver).clear();
        parties.get(leaver).stream().sorted().toList().forEach(this::discardHeir);
        morgues.get(leaver).stream().sorted().toList().forEach(this::discardHeir);
        tombs.get(leaver).clear();
        leavers.add(leaver);
        if (leaver == seat && leavers.size() < players) {
            if (dealing()) {
                dealOn();
            } else {
                endTurn();
            }
        }
    }

    /** The pile, its top last. */
    List<Integer> pile() {
        return pile;
    }
}
