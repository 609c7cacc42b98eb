package dolmen.rules.facts;

import dolmen.rules.phrase.Argument;
import java.util.Optional;

/**
 * A paragraph of the rules, in Markdown. It begins with a bold heading; a paragraph on a choice of an option names the
 * choice behind it, as in <code>**Escape** (`goal=escape`)</code>.
 *
 * @param option the key of the option of whose choice alone it tells; empty for the rules of every variant
 */
public record Paragraph(Argument words, Optional<String> option) {

    /** A paragraph for every variant. */
    public static Paragraph of(Argument words) {
        return new Paragraph(words, Optional.empty());
    }

    /** A paragraph on a choice of the option with this key. */
    public static Paragraph ofOption(String key, Argument words) {
        return new Paragraph(words, Optional.of(key));
    }
}
