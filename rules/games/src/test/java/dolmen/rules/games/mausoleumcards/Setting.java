package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Variant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A table drawn in lines: one for each seat in order, such as {@code 1: hand 19 46; party 5+54 7; morgue 3; tomb 37} or
 * {@code 2: gone1}; then, if necessary, {@code pile 33 12}, {@code earlier 19 46} for cards held since before the pile
 * was shuffled, and {@code due turn:1:7}. By default it is seat 1's turn to play, and hands are filled with accidents
 * that the drawing does not mention.
 */
final class Setting {
    private static final Pattern CARD = Pattern.compile("\\b[0-9]+\\b(?!:)");

    private final List<String> seats = new ArrayList<>();
    private final Map<String, String> others = new TreeMap<>(Map.of("due", "play:1:7", "pile", "", "earlier", ""));
    private final Deque<Integer> fillers = new ArrayDeque<>();
    private final Set<Integer> sold = new HashSet<>();

    private Setting(String drawing) {
        for (String line : drawing.lines().map(String::strip).toList()) {
            if (line.matches("[1-5]:.*")) {
                seats.add(line.substring(2).strip());
            } else {
                int blank = line.indexOf(' ');
                others.put(line.substring(0, blank), line.substring(blank + 1));
            }
        }
        var mentioned = new HashSet<Integer>();
        Matcher card = CARD.matcher(drawing);
        while (card.find()) {
            mentioned.add(Integer.valueOf(card.group()));
        }
        IntStream.iterate(36, number -> number >= 19, number -> number - 1)
                .filter(number -> !mentioned.contains(number))
                .forEach(fillers::add);
        mentioned.stream().filter(number -> number >= 37 && number <= 45).forEach(sold::add);
    }

    static Variant variant(int players) {
        return new Variant(
                "mausoleum-cards",
                new TreeMap<>(players == 2 ? Map.of() : Map.of("players", Integer.toString(players))));
    }

    /** The position of a drawing. */
    static CardsPosition of(String drawing) {
        var setting = new Setting(drawing);
        return (CardsPosition) new CardsGame().read(variant(setting.seats.size()), setting.text());
    }

    private String text() {
        String places = IntStream.range(0, seats.size()).mapToObj(this::place).collect(Collectors.joining("/"));
        String shop = IntStream.rangeClosed(37, 45)
                .filter(grave -> !sold.contains(grave))
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(","));
        return "cards1 %s %s %s %s %s 100"
                .formatted(
                        places,
                        listed(others.getOrDefault("earlier", "")),
                        listed(others.getOrDefault("pile", "")),
                        shop.isEmpty() ? "-" : shop,
                        others.get("due"));
    }

    private String place(int seat) {
        String line = seats.get(seat);
        if (line.startsWith("gone")) {
            return line;
        }
        var sets = new TreeMap<String, String>();
        for (String set : line.split(";", -1)) {
            String[] words = set.strip().split(" ", 2);
            sets.put(words[0], words.length > 1 ? words[1] : "");
        }
        return String.join(
                ";",
                listed(filled(seat, sets.getOrDefault("hand", ""), sets.getOrDefault("taken", ""))),
                listed(sets.getOrDefault("taken", "")),
                listed(sets.getOrDefault("party", "")),
                listed(sets.getOrDefault("morgue", "")),
                listed(sets.getOrDefault("tomb", "")));
    }

    private String filled(int seat, String hand, String taken) {
        int full = seats.size() <= 3 ? 5 : seats.size() == 4 ? 4 : 3;
        boolean playing = others.getOrDefault("due", "").startsWith("play:" + (seat + 1));
        var cards = new ArrayList<>(numbers(hand));
        while (cards.size() + numbers(taken).size() < full + (playing ? 1 : 0)) {
            cards.add(fillers.removeFirst());
        }
        return cards.stream().sorted().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static List<Integer> numbers(String cards) {
        return cards.isBlank()
                ? List.of()
                : Arrays.stream(cards.split(" ", -1)).map(Integer::valueOf).toList();
    }

    private static String listed(String cards) {
        return cards.isBlank() ? "-" : cards.strip().replace(' ', ',');
    }

    static CardsMove move(String text) {
        return CardsNotation.INSTANCE.read(text);
    }

    /** The position after moves with blanks between them. */
    static CardsPosition play(CardsPosition position, String moves) {
        CardsPosition last = position;
        for (String move : moves.split(" ", -1)) {
            last = last.play(move(move));
        }
        return last;
    }

    static List<String> moves(CardsPosition position) {
        return position.legalMoves().stream().map(CardsNotation.INSTANCE::write).toList();
    }

    /** The legal moves that begin with a text. */
    static List<String> movesLike(CardsPosition position, String beginning) {
        return moves(position).stream()
                .filter(move -> move.startsWith(beginning))
                .toList();
    }
}
