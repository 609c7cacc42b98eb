/** The best among all perfect matchings of a graph. */
@NullMarked
package dolmen.bot.pairing.matching;

import org.jspecify.annotations.NullMarked;
