/** Knockouts. */
@NullMarked
package dolmen.bot.pairing.knockout;

import org.jspecify.annotations.NullMarked;
