/** The text format of matches, for files that people take along: written, and read without ever failing on a text. */
@NullMarked
package dolmen.rules.record;

import org.jspecify.annotations.NullMarked;
