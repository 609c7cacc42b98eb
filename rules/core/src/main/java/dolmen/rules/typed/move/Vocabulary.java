package dolmen.rules.typed.move;

import dolmen.rules.typed.Phrases;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The words of a game: what its pieces are called, what moves do, and words that say nothing in it.
 *
 * @param pieces names, as {@link Account#pieces} and {@link Place#names} give them
 * @param deeds verbs and signs, as {@link Account#deeds} gives them
 */
public record Vocabulary(List<Phrases> pieces, List<Deed> deeds, Phrases idle, Phrases own) {

    /**
     * A verb in all its forms, or another word that tells what a move does.
     *
     * @param objects what the cell may be to the move that the words name next; empty if they say nothing of it
     */
    public record Deed(Phrases words, Set<Role> objects) {
        public Deed {
            objects = Set.copyOf(objects);
        }

        /** Words that tell what a move does, and what the cell after them may be to it. */
        public static Deed of(Phrases words, Role... objects) {
            return new Deed(words, Set.copyOf(Arrays.asList(objects)));
        }
    }

    public Vocabulary {
        pieces = List.copyOf(pieces);
        deeds = List.copyOf(deeds);
    }

    /** The vocabulary of these words. */
    public static Vocabulary of(List<Phrases> pieces, List<Deed> deeds, Phrases idle) {
        Phrases own = idle.and(CommonWords.ALL)
                .and(Stream.concat(pieces.stream(), deeds.stream().map(Deed::words))
                        .map(Phrases::all)
                        .flatMap(Collection::stream)
                        .toList());
        return new Vocabulary(pieces, deeds, idle, own);
    }

    Optional<Phrases> piece(String phrase) {
        return pieces.stream().filter(piece -> piece.contains(phrase)).findFirst();
    }

    /** All deeds that a phrase may tell: some verbs tell several. */
    List<Deed> deeds(String phrase) {
        return deeds.stream().filter(deed -> deed.words().contains(phrase)).toList();
    }
}
