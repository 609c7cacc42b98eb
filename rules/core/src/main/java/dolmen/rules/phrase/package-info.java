/** Messages to people, before they are put into words of a language. */
@NullMarked
package dolmen.rules.phrase;

import org.jspecify.annotations.NullMarked;
