/** Points, tie-breaks and places. */
@NullMarked
package dolmen.bot.pairing.standing;

import org.jspecify.annotations.NullMarked;
