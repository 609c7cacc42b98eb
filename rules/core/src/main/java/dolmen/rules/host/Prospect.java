package dolmen.rules.host;

import dolmen.rules.Seat;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
        WINS,
        SHARES,
        DRAWS,
        PLAYS_ON,
        IS_OUT,
        LOSES;

        /** The words for the fate; empty if the seat plays on. */
        private Optional<Phrase> words() {
            return switch (this) {
                case WINS -> Optional.of(HostPhrases.prospectWins());
                case SHARES -> Optional.of(HostPhrases.prospectShares());
                case DRAWS -> Optional.of(HostPhrases.prospectDraws());
                case PLAYS_ON -> Optional.empty();
                case IS_OUT -> Optional.of(HostPhrases.prospectIsOut());
                case LOSES -> Optional.of(HostPhrases.prospectLoses());
            };
        }

        /** The words for several moves with this fate. */
        private Phrase ofEach(int moves) {
            return switch (this) {
                case WINS -> HostPhrases.waysWin(moves);
                case SHARES -> HostPhrases.waysShare(moves);
                case DRAWS -> HostPhrases.waysDraw(moves);
                case PLAYS_ON -> HostPhrases.waysAny(moves);
                case IS_OUT -> HostPhrases.waysOut(moves);
                case LOSES -> HostPhrases.waysLose(moves);
            };
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
     * A warning or hint about the move, such as "loses at once and takes your own stone on d4", which begins with a
     * small letter. It names the other seats that the move puts out by their numbers.
     */
    public Optional<Argument> words() {
        var effects = new ArrayList<Argument>();
        fate.words().ifPresent(effects::add);
        if (!out.isEmpty()) {
            effects.add(HostPhrases.prospectPutsOut(
                    Listing.and(out.stream().map(Seat::title).map(Verbatim::new).toList())));
        }
        if (!taken.isEmpty()) {
            effects.add(takenInWords());
        }
        return effects.isEmpty() ? Optional.empty() : Optional.of(Listing.and(effects));
    }

    /** True if the move loses, or takes only the seat's own pieces. */
    boolean dangerous() {
        return switch (worth) {
            case WINS, GOES_ON, DRAWS -> false;
            case GIVES_AWAY, LOSES -> true;
        };
    }

    /** The given sentence about the move, with these words before it. */
    public Argument before(Argument sentence) {
        return words().<Argument>map(effects -> HostPhrases.prospectBefore(effects, sentence))
                .orElse(sentence);
    }

    /** The number of several moves with their common effect, or with the number of wins, such as "3 ways; one wins". */
    static Phrase ofAll(List<Prospect> moves) {
        int number = moves.size();
        int wins = (int) moves.stream().filter(move -> move.fate == Fate.WINS).count();
        Fate first = moves.getFirst().fate;
        if (first != Fate.PLAYS_ON && moves.stream().allMatch(move -> move.fate == first)) {
            return first.ofEach(number);
        }
        if (wins > 0) {
            return wins == 1 ? HostPhrases.waysOneWins(number) : HostPhrases.waysSomeWin(number, wins);
        }
        return moves.stream().allMatch(move -> !move.taken.isEmpty()) ? HostPhrases.waysTakesOwn(number) : ways(number);
    }

    /** The number of several moves, without their effect. */
    static Phrase ways(int moves) {
        return HostPhrases.waysAny(moves);
    }

    private Phrase takenInWords() {
        List<Verbatim> cells =
                taken.stream().map(Token::cell).map(Verbatim::new).toList();
        return switch (cells.size()) {
            case 1 -> takenAlone(taken.getFirst().glyph().word(), cells.getFirst());
            case 2 -> HostPhrases.prospectTakesTwo(Listing.and(cells));
            default -> HostPhrases.prospectTakesMany(cells.size());
        };
    }

    private static Phrase takenAlone(String word, Verbatim cell) {
        return switch (word) {
            case "pawn" -> HostPhrases.prospectTakesPawn(cell);
            case "stone" -> HostPhrases.prospectTakesStone(cell);
            default -> HostPhrases.prospectTakesOne(cell);
        };
    }
}
