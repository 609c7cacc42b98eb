/** Phrases in words of a language. */
@NullMarked
package dolmen.bot.words;

import org.jspecify.annotations.NullMarked;
