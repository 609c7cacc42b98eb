/** The workers that deliver due messages, and their ports to Discord. */
@NullMarked
package dolmen.bot.match.delivery;

import org.jspecify.annotations.NullMarked;
