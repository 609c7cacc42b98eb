/** The workers that deliver owed messages, and the ports to Discord for them. */
@NullMarked
package dolmen.bot.match.delivery;

import org.jspecify.annotations.NullMarked;
