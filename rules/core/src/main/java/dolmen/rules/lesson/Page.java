package dolmen.rules.lesson;

import dolmen.rules.scene.Mark;
import java.util.stream.Stream;

/**
 * A picture of a lesson with its caption.
 *
 * @param caption one or two sentences, true of the variant even without the picture
 * @param origin the origin of the rule shown
 */
public record Page(Exhibit exhibit, String caption, RuleOrigin origin) {

    /** A page on one of the designer's rules. */
    public static Page of(Exhibit exhibit, String caption) {
        return new Page(exhibit, caption, RuleOrigin.DESIGNER);
    }

    /** All texts on the page. */
    Stream<String> texts() {
        Stream<String> names =
                exhibit.marks().stream().filter(Mark.Named.class::isInstance).map(mark -> ((Mark.Named) mark).words());
        return Stream.concat(Stream.of(caption, origin.note()), names);
    }
}
