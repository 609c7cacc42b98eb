/**
 * The text format of matches, for files that people keep: written, and read without ever throwing because of a text.
 */
@NullMarked
package dolmen.rules.record;

import org.jspecify.annotations.NullMarked;
