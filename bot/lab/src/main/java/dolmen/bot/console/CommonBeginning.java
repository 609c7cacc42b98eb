package dolmen.bot.console;

import java.util.ArrayList;
import java.util.List;

/**
 * What was reached by each word of the previous line, so that the next line continues from their common beginning. Many
 * lines in ascending order then cost little more than their last words.
 *
 * @param <P> what a word leads to
 */
public final class CommonBeginning<P> {
    private final List<String> words = new ArrayList<>();
    private final List<P> reached = new ArrayList<>();

    /** Forgets all from the first word that differs from those of the variant and its moves. */
    public void keep(String variant, List<String> moves) {
        int common = !words.isEmpty() && words.getFirst().equals(variant) ? 1 : 0;
        while (common > 0
                && common < words.size()
                && common <= moves.size()
                && words.get(common).equals(moves.get(common - 1))) {
            common++;
        }
        words.subList(common, words.size()).clear();
        reached.subList(common, reached.size()).clear();
    }

    /** Remembers where one more word has led. */
    public void add(String word, P place) {
        words.add(word);
        reached.add(place);
    }

    /** All that was reached, in the order of the words. */
    public List<P> all() {
        return List.copyOf(reached);
    }

    /** The number of words. */
    public int size() {
        return reached.size();
    }

    /**
     * The place after the last word.
     *
     * @throws java.util.NoSuchElementException if there is no word
     */
    public P last() {
        return reached.getLast();
    }
}
