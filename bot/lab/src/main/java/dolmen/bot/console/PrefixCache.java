package dolmen.bot.console;

import java.util.ArrayList;
import java.util.List;

/**
 * A cache of the result of each word of the previous line. The next line reuses the common prefix, so sorted lines cost
 * little more than their last words.
 *
 * @param <P> the type of the cached results
 */
public final class PrefixCache<P> {
    private final List<String> words = new ArrayList<>();
    private final List<P> reached = new ArrayList<>();

    /** Keeps the common prefix with the given variant and moves, and drops the rest. */
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

    /** Adds a word and its result. */
    public void add(String word, P place) {
        words.add(word);
        reached.add(place);
    }

    /** All results, in word order. */
    public List<P> all() {
        return List.copyOf(reached);
    }

    /** The number of words. */
    public int size() {
        return reached.size();
    }

    /**
     * The result of the last word.
     *
     * @throws java.util.NoSuchElementException if there is no word
     */
    public P last() {
        return reached.getLast();
    }
}
