package dolmen.rules.host;

import dolmen.rules.Seat;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a move comes to at once, by the rules alone: a glance of one ply, which foresees neither an answer nor chance.
 *
 * @param fate what becomes of the seat that moves
 * @param out the other seats that it puts out of a game that goes on
 * @param taken the seat's own pieces that it takes off the board, on the cells where they go
 * @param worth how soon to propose it
 */
public record Prospect(Fate fate, List<Seat> out, List<Token> taken, Worth worth) {
    public Prospect {
        out = List.copyOf(out);
        taken = List.copyOf(taken);
    }

    /** What becomes of the seat that moves. */
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

        /** Empty if the game goes on with the seat. */
        String words() {
            return words;
        }
    }

    /** How soon a move is to be proposed, the best first: what wins, then what goes on, last what loses. */
    public enum Worth {
        WINS,
        GOES_ON,
        DRAWS,
        /** It takes own pieces, and no others. */
        GIVES_AWAY,
        LOSES
    }

    /**
     * What is worth saying before the move is played, such as "loses at once and takes your own stone on d4"; a seat
     * that it puts out is called by its number.
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

    /** True if it loses, or takes own pieces and no others. */
    boolean dangerous() {
        return switch (worth) {
            case WINS, GOES_ON, DRAWS -> false;
            case GIVES_AWAY, LOSES -> true;
        };
    }

    /** A sentence about the move with these words before it. */
    public String before(String sentence) {
        return words().map(words -> "%s%s · %s"
                        .formatted(words.substring(0, 1).toUpperCase(Locale.ROOT), words.substring(1), sentence))
                .orElse(sentence);
    }

    /** What several moves have in common, and that there is one among them which wins; such as "3 moves; one wins". */
    static String ofAll(List<Prospect> moves) {
        String number = moves.size() + " moves";
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

    private String takenInWords() {
        List<String> words =
                taken.stream().map(token -> word(token.glyph())).distinct().toList();
        String piece = words.size() == 1 ? words.getFirst() : "piece";
        List<String> cells = taken.stream().map(Token::cell).toList();
        return switch (cells.size()) {
            case 1 -> "your own %s on %s".formatted(piece, cells.getFirst());
            case 2 -> "your own %ss on %s and %s".formatted(piece, cells.getFirst(), cells.getLast());
            default -> "%d of your own %ss".formatted(cells.size(), piece);
        };
    }

    private static String word(Glyph glyph) {
        return switch (glyph) {
            case Glyph.Stone stone -> "stone";
            case Glyph.Pebble pebble -> "stone";
            case Glyph.Pawn pawn -> "pawn";
            case Glyph.Stack stack -> stack.height() == 1 ? "wall" : "piece";
            case Glyph.Pit pit -> "piece";
            case Glyph.Blocks blocks -> "piece";
            case Glyph.Rider rider -> "piece";
            case Glyph.Face face -> "card";
            case Glyph.Back back -> "card";
        };
    }
}
