package dolmen.rules.lesson;

import dolmen.rules.scene.Mark;
import java.util.stream.Stream;

/**
 * A picture of a lesson and what it shows.
 *
 * @param caption one or two sentences, true of the variant also for those who do not see the picture
 * @param origin whose rule this is
 */
public record Page(Exhibit exhibit, String caption, Origin origin) {

    /** A page on a rule of the designer's. */
    public static Page of(Exhibit exhibit, String caption) {
        return new Page(exhibit, caption, Origin.DESIGNER);
    }

    /** Everything that is read on it. */
    Stream<String> texts() {
        Stream<String> names =
                exhibit.marks().stream().filter(Mark.Named.class::isInstance).map(mark -> ((Mark.Named) mark).words());
        return Stream.concat(Stream.of(caption, origin.note()), names);
    }
}
