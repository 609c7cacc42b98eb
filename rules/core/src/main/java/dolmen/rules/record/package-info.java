/** The text format of matches in files: a writer, and a reader that never throws because of a text. */
@NullMarked
package dolmen.rules.record;

import org.jspecify.annotations.NullMarked;
