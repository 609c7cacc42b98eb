/** The Swiss system, as the FIDE (Dutch) system. */
@NullMarked
package dolmen.bot.pairing.swiss;

import org.jspecify.annotations.NullMarked;
