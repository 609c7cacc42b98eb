package dolmen.rules.typed.move;

import dolmen.rules.typed.Phrases;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The words of a game: the names of its pieces, words for actions, and words without a meaning in it.
 *
 * @param pieces the names, as {@link Account#pieces} and {@link Place#names} give them
 * @param deeds the verbs and signs, as {@link Account#deeds} gives them
 */
public record GameVocabulary(List<Phrases> pieces, List<Deed> deeds, Phrases idle, Phrases own) {

    /**
     * A verb in all its forms, or another word for an action.
     *
     * @param objects the possible roles of the next cell; empty if the words say nothing about it
     */
    public record Deed(Phrases words, Set<CellRole> objects) {
        public Deed {
            objects = Set.copyOf(objects);
        }

        /** Words for an action, with the possible roles of the cell after them. */
        public static Deed of(Phrases words, CellRole... objects) {
            return new Deed(words, Set.copyOf(Arrays.asList(objects)));
        }
    }

    public GameVocabulary {
        pieces = List.copyOf(pieces);
        deeds = List.copyOf(deeds);
    }

    /** The vocabulary of these words. */
    public static GameVocabulary of(List<Phrases> pieces, List<Deed> deeds, Phrases idle) {
        Phrases own = idle.and(CommonWords.ALL)
                .and(Stream.concat(pieces.stream(), deeds.stream().map(Deed::words))
                        .map(Phrases::all)
                        .flatMap(Collection::stream)
                        .toList());
        return new GameVocabulary(pieces, deeds, idle, own);
    }

    Optional<Phrases> piece(String phrase) {
        return pieces.stream().filter(piece -> piece.contains(phrase)).findFirst();
    }

    /** All deeds that a phrase may mean, because some verbs mean several. */
    List<Deed> deeds(String phrase) {
        return deeds.stream().filter(deed -> deed.words().contains(phrase)).toList();
    }
}
