/** What players and servers have chosen for themselves, and the port to where it is stored. */
@NullMarked
package dolmen.bot.match.preference;

import org.jspecify.annotations.NullMarked;
