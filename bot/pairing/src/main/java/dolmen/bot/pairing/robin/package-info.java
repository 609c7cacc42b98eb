/** Round robins. */
@NullMarked
package dolmen.bot.pairing.robin;

import org.jspecify.annotations.NullMarked;
