/** The entrance: the next pairings and the standings of a tournament of any format. */
@NullMarked
package dolmen.bot.pairing;

import org.jspecify.annotations.NullMarked;
