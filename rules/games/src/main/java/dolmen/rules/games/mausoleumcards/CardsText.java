package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The one-line form of a position, such as {@code cards1 5,19;-;3+54;-;37/20;8;-;2;- - 33,12 38,39 play:1:7 61}: the
 * format; for each seat its hidden hand, the cards that it took from the pile, its party, morgue and mausoleum, or
 * {@code gone1}; the cards that seats have held since before the pile was shuffled, by shuffle; the pile, its top last;
 * the shop; the step, the seat and the round; the ply. A plus joins an heir and its doozy. All other cards are the
 * deck.
 */
final class CardsText {
    private static final String FORMAT = "cards1";
    private static final String GONE = "gone";
    private static final String NOTHING = "-";
    private static final int LARGEST_NUMBER = 6;

    private final String text;
    private final Map<Integer, Integer> doozies = new HashMap<>();
    private long seen;

    private CardsText(String text) {
        this.text = text;
    }

    static String write(CardsPosition position) {
        Table table = position.table();
        String seats = IntStream.range(0, table.seats())
                .mapToObj(seat -> write(table, seat, position.hidden().get(seat)))
                .collect(Collectors.joining("/"));
        List<Shuffle> shuffles = table.stock().shuffles();
        String earlier = shuffles.subList(0, shuffles.size() - 1).stream()
                .map(shuffle -> write(shuffle.cards(), table))
                .collect(Collectors.joining("/"));
        String pile = table.stock().pile().stream().map(String::valueOf).collect(Collectors.joining(","));
        Due due = table.due();
        return String.join(
                " ",
                FORMAT,
                seats,
                earlier.isEmpty() ? NOTHING : earlier,
                pile.isEmpty() ? NOTHING : pile,
                write(table.shop(), table),
                due.step().word() + ":" + (due.seat() + 1) + ":" + due.round(),
                Integer.toString(table.ply()));
    }

    private static String write(Table table, int seat, long hidden) {
        Household household = table.household(seat);
        return household.inPlay()
                ? String.join(
                        ";",
                        write(hidden, table),
                        write(household.taken(), table),
                        write(household.party(), table),
                        write(household.morgue(), table),
                        write(household.graves(), table))
                : GONE + household.gone();
    }

    private static String write(long cards, Table table) {
        if (cards == 0) {
            return NOTHING;
        }
        var text = new StringBuilder();
        for (long rest = cards; rest != 0; rest = Cells.rest(rest)) {
            int card = Cells.first(rest);
            Integer doozy = table.doozies().get(card);
            text.append(text.isEmpty() ? "" : ",").append(card).append(doozy == null ? "" : "+" + doozy);
        }
        return text.toString();
    }

    static CardsPosition read(int seats, String text) {
        CardsPosition position = new CardsText(text).position(seats);
        new PositionCheck(position).check();
        return position;
    }

    private CardsPosition position(int seats) {
        String[] fields = text.split(" ", -1);
        require(fields.length == 7 && fields[0].equals(FORMAT), "it does not have the seven fields of " + FORMAT);
        String[] bySeat = fields[1].split("/", -1);
        require(bySeat.length == seats, () -> "it does not have %d seats".formatted(seats));
        var households = new ArrayList<Household>();
        var hidden = new ArrayList<Long>();
        for (String seat : bySeat) {
            readSeat(seat, households, hidden);
        }
        var pile = new ArrayList<Integer>();
        for (String card : fields[3].equals(NOTHING) ? new String[0] : fields[3].split(",", -1)) {
            pile.add(card(card));
        }
        long shop = set(fields[4]);
        var stock = new Stock(shuffles(fields[2], hidden), pile);
        int ply = number(fields[6]);
        return new CardsPosition(new Table(households, stock, shop, doozies, due(fields[5]), ply), hidden);
    }

    private void readSeat(String seat, List<Household> households, List<Long> hidden) {
        if (seat.startsWith(GONE)) {
            households.add(Household.left(number(seat.substring(GONE.length()))));
            hidden.add(0L);
            return;
        }
        String[] sets = seat.split(";", -1);
        require(sets.length == 5, "a seat does not have five sets of cards");
        hidden.add(set(sets[0]));
        long taken = set(sets[1]);
        households.add(new Household(set(sets[2]), set(sets[3]), set(sets[4]), taken, 0));
    }

    private List<Shuffle> shuffles(String earlier, List<Long> hidden) {
        var shuffles = new ArrayList<Shuffle>();
        long bygone = 0;
        for (String word : earlier.equals(NOTHING) ? new String[0] : earlier.split("/", -1)) {
            var shuffle = new CardsText(text);
            long cards = shuffle.set(word);
            require(shuffle.doozies.isEmpty(), "a card in a hand has a doozy");
            require((cards & bygone) == 0, "a card belongs to two shuffles");
            bygone |= cards;
            shuffles.add(shuffle(cards, hidden));
        }
        long hands = hidden.stream().reduce(0L, (one, other) -> one | other);
        require((bygone & ~hands) == 0, "a card that nobody holds belongs to an earlier shuffle");
        long deck = Deck.ALL & ~Deck.GRAVES & ~seen;
        shuffles.add(shuffle(deck | (hands & ~bygone), hidden));
        return shuffles;
    }

    private static Shuffle shuffle(long cards, List<Long> hidden) {
        return new Shuffle(
                cards, hidden.stream().map(hand -> Cells.count(hand & cards)).toList());
    }

    private Due due(String field) {
        String[] parts = field.split(":", -1);
        require(parts.length == 3, "it does not give the next step");
        List<Due.Step> steps = Arrays.stream(Due.Step.values())
                .filter(step -> step.word().equals(parts[0]))
                .toList();
        require(!steps.isEmpty(), () -> "there is no step " + parts[0]);
        return new Due(steps.getFirst(), number(parts[1]) - 1, number(parts[2]));
    }

    /** Reads a set in ascending order, and records the doozies. */
    private long set(String word) {
        long cards = 0;
        for (String part : word.equals(NOTHING) ? new String[0] : word.split(",", -1)) {
            int plus = part.indexOf('+');
            int card = card(plus < 0 ? part : part.substring(0, plus));
            require(cards < Cells.of(card), "cards are not in ascending order");
            if (plus >= 0) {
                doozies.put(card, card(part.substring(plus + 1)));
            }
            cards |= Cells.of(card);
        }
        return cards;
    }

    /** Reads a card that has not been read before. */
    private int card(String word) {
        int card = number(word);
        require(card >= 1 && card <= Deck.CARDS, () -> "there is no card " + card);
        require(!Cells.has(seen, card), () -> "card %d is in two places".formatted(card));
        seen |= Cells.of(card);
        return card;
    }

    private static int number(String word) {
        require(word.length() <= LARGEST_NUMBER && isPlain(word), () -> "\"%s\" is not a number".formatted(word));
        return Integer.parseInt(word);
    }

    /** True for digits without a superfluous leading 0. */
    private static boolean isPlain(String word) {
        for (int at = 0; at < word.length(); at++) {
            if (word.charAt(at) < '0' || word.charAt(at) > '9') {
                return false;
            }
        }
        return word.length() == 1 || (word.length() > 1 && word.charAt(0) != '0');
    }

    static void require(boolean condition, String complaint) {
        require(condition, () -> complaint);
    }

    private static void require(boolean condition, Supplier<String> complaint) {
        if (!condition) {
            throw new IllegalArgumentException("not a position of Mausoleum, the card game: " + complaint.get());
        }
    }
}
