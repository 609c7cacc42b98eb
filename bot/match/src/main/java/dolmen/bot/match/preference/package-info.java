/** The settings of players and servers, and the port to their store. */
@NullMarked
package dolmen.bot.match.preference;

import org.jspecify.annotations.NullMarked;
