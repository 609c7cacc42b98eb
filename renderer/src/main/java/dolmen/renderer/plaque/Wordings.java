package dolmen.renderer.plaque;

import java.util.List;
import java.util.stream.Stream;

/** Descriptions of pictures that are as long as there is room. */
final class Wordings {
    /** What stands instead of a name that is empty or cannot be drawn. */
    static final String UNNAMED = "No name";

    /** The most characters that Discord accepts as the description of a picture. */
    static final int MOST = 1024;

    private Wordings() {}

    /**
     * The first of several wordings, each shorter than the one before, that is not too long; the last cut if none is.
     */
    static String longestThatFits(Stream<String> wordings) {
        List<String> all = wordings.toList();
        return all.stream()
                .filter(words -> words.length() <= MOST)
                .findFirst()
                .orElseGet(() -> cut(all.getLast(), MOST));
    }

    /** A name in at most so many characters. */
    static String name(String name, int most) {
        String cut = cut(name, most);
        return cut.isEmpty() ? UNNAMED : cut;
    }

    /** The text without what is invisible, in at most so many characters, the last an ellipsis if that is not all. */
    static String cut(String text, int most) {
        String visible = text.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
        if (visible.length() <= most) {
            return visible;
        }
        int end = Character.isHighSurrogate(visible.charAt(most - 2)) ? most - 2 : most - 1;
        return visible.substring(0, end).stripTrailing() + "…";
    }
}
