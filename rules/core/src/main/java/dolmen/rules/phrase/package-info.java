/** What is said to people, before it is put into words of a language. */
@NullMarked
package dolmen.rules.phrase;

import org.jspecify.annotations.NullMarked;
