/** The workers that deliver what is owed, and the ports to where it is read. */
@NullMarked
package dolmen.bot.match.delivery;

import org.jspecify.annotations.NullMarked;
