package dolmen.rules.scene;

import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A scene in sentences, for people who do not see it. Immutable.
 *
 * @param sentences the whole position
 * @param brief the whole position in fewer words; the same sentences in most games
 * @param remarks further sentences, if there is room for them; the position has priority
 */
public record Description(List<Argument> sentences, List<Argument> brief, List<Argument> remarks) {

    /** The maximum length of a picture's description in Discord, in characters. */
    public static final int MAX_LENGTH = 1024;

    /** The room for players' names, which replace the shorter names of seats. */
    private static final int ROOM_FOR_NAMES = 100;

    public Description {
        sentences = List.copyOf(sentences);
        brief = List.copyOf(brief);
        remarks = List.copyOf(remarks);
    }

    /** A description that has no shorter form. */
    public static Description of(List<Argument> sentences) {
        return new Description(sentences, sentences, List.of());
    }

    /** A description that is in words already. */
    static Description inWords(String text) {
        return of(List.of(new Verbatim(text)));
    }

    /** This description with a further remark. */
    Description alsoTelling(Argument remark) {
        return new Description(
                sentences,
                brief,
                Stream.concat(remarks.stream(), Stream.of(remark)).toList());
    }

    /** The words: at most {@value #MAX_LENGTH} characters, cut if even the brief form is longer. */
    String in(Wording wording) {
        String whole = joined(sentences, wording);
        String told = whole.length() > MAX_LENGTH - ROOM_FOR_NAMES ? joined(brief, wording) : whole;
        for (Argument remark : remarks) {
            String longer = told + " " + wording.of(remark);
            told = longer.length() > MAX_LENGTH ? told : longer;
        }
        return told.length() > MAX_LENGTH ? told.substring(0, MAX_LENGTH - 1) + "…" : told;
    }

    private static String joined(List<Argument> sentences, Wording wording) {
        return sentences.stream().map(wording::of).collect(Collectors.joining(" "));
    }
}
