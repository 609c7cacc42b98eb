/** The compiler of words: reads bundles in all languages, compares them, and generates typed methods for phrases. */
@NullMarked
package dolmen.words;

import org.jspecify.annotations.NullMarked;
