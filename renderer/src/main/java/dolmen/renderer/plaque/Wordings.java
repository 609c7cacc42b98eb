package dolmen.renderer.plaque;

import java.util.List;
import java.util.stream.Stream;

/** Descriptions of pictures within Discord's length limit. */
final class Wordings {
    /** The replacement of a name that is empty or cannot be drawn. */
    static final String UNNAMED = "No name";

    /** Discord's limit for the description of a picture, in characters. */
    static final int MOST = 1024;

    private Wordings() {}

    /**
     * Returns the first wording within the limit, or the last one, cut, if none is. Each wording is shorter than the
     * one before.
     */
    static String longestThatFits(Stream<String> wordings) {
        List<String> all = wordings.toList();
        return all.stream()
                .filter(words -> words.length() <= MOST)
                .findFirst()
                .orElseGet(() -> cut(all.getLast(), MOST));
    }

    /** A name cut to the given number of characters. */
    static String name(String name, int most) {
        String cut = cut(name, most);
        return cut.isEmpty() ? UNNAMED : cut;
    }

    /**
     * The text without invisible characters, cut to the given number of characters; a cut text ends with an ellipsis.
     */
    static String cut(String text, int most) {
        String visible = text.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
        if (visible.length() <= most) {
            return visible;
        }
        int end = Character.isHighSurrogate(visible.charAt(most - 2)) ? most - 2 : most - 1;
        return visible.substring(0, end).stripTrailing() + "…";
    }
}
