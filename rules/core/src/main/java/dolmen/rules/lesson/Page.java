package dolmen.rules.lesson;

import dolmen.rules.phrase.Argument;

/**
 * A picture of a lesson with its caption.
 *
 * @param caption one or two sentences, true of the variant even without the picture
 * @param origin the origin of the rule shown
 */
public record Page(Exhibit exhibit, Argument caption, RuleOrigin origin) {

    /** A page on one of the designer's rules. */
    public static Page of(Exhibit exhibit, Argument caption) {
        return new Page(exhibit, caption, RuleOrigin.DESIGNER);
    }
}
