package dolmen.rules.host;

import dolmen.rules.Seat;
import dolmen.rules.scene.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The immediate effect of a move by the rules alone: a look one ply ahead, which foresees neither replies nor chance.
 *
 * @param fate the fate of the seat that moves
 * @param out the other seats that the move puts out while the game goes on
 * @param taken the seat's own pieces that the move takes off the board, with their cells
 * @param worth the move's rank among proposals
 */
public record Prospect(Fate fate, List<Seat> out, List<Token> taken, Worth worth) {
    /** The prospect of a move whose effect was not examined; it has no words. */
    static final Prospect NOT_EXAMINED = new Prospect(Fate.PLAYS_ON, List.of(), List.of(), Worth.GOES_ON);

    public Prospect {
        out = List.copyOf(out);
        taken = List.copyOf(taken);
    }

    /** The fate of the seat that moves. */
    public enum Fate {
        WINS("wins"),
        SHARES("shares the first place"),
        DRAWS("draws"),
        PLAYS_ON(""),
        IS_OUT("puts you out"),
        LOSES("loses at once");

        private final String words;

        Fate(String words) {
            this.words = words;
        }

        /** The words for the fate; empty if the seat plays on. */
        String words() {
            return words;
        }
    }

    /**
     * The rank of a move among proposals, the best first: moves that win, then those that go on, then those that lose.
     */
    public enum Worth {
        WINS,
        GOES_ON,
        DRAWS,
        /** The move takes only the seat's own pieces. */
        GIVES_AWAY,
        LOSES
    }

    /**
     * A warning or hint about the move, such as "loses at once and takes your own stone on d4". It names the other
     * seats that the move puts out by their numbers.
     */
    public Optional<String> words() {
        var notes = new ArrayList<String>();
        if (fate != Fate.PLAYS_ON) {
            notes.add(fate.words());
        }
        if (!out.isEmpty()) {
            notes.add(out.stream().map(Seat::title).collect(Collectors.joining(" and ", "puts ", " out")));
        }
        if (!taken.isEmpty()) {
            notes.add("takes " + takenInWords());
        }
        return notes.isEmpty() ? Optional.empty() : Optional.of(String.join(" and ", notes));
    }

    /** True if the move loses, or takes only the seat's own pieces. */
    boolean dangerous() {
        return switch (worth) {
            case WINS, GOES_ON, DRAWS -> false;
            case GIVES_AWAY, LOSES -> true;
        };
    }

    /** The given sentence about the move, with these words before it. */
    public String before(String sentence) {
        return words().map(words -> "%s%s · %s"
                        .formatted(words.substring(0, 1).toUpperCase(Locale.ROOT), words.substring(1), sentence))
                .orElse(sentence);
    }

    /** The number of several moves with their common effect, or with the number of wins, such as "3 ways; one wins". */
    static String ofAll(List<Prospect> moves) {
        String number = ways(moves.size());
        long wins = moves.stream().filter(move -> move.fate == Fate.WINS).count();
        Fate first = moves.getFirst().fate;
        if (first != Fate.PLAYS_ON && moves.stream().allMatch(move -> move.fate == first)) {
            return "%s; each %s".formatted(number, first.words());
        }
        if (wins > 0) {
            return number + (wins == 1 ? "; one wins" : "; %d win".formatted(wins));
        }
        return moves.stream().allMatch(move -> !move.taken.isEmpty())
                ? number + "; each takes pieces of your own"
                : number;
    }

    /** The number of several moves, without their effect. */
    static String ways(int moves) {
        return moves + " ways";
    }

    private String takenInWords() {
        List<String> words =
                taken.stream().map(token -> token.glyph().word()).distinct().toList();
        String piece = words.size() == 1 ? words.getFirst() : "piece";
        List<String> cells = taken.stream().map(Token::cell).toList();
        return switch (cells.size()) {
            case 1 -> "your own %s on %s".formatted(piece, cells.getFirst());
            case 2 -> "your own %ss on %s and %s".formatted(piece, cells.getFirst(), cells.getLast());
            default -> "%d of your own %ss".formatted(cells.size(), piece);
        };
    }
}
