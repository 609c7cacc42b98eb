/** Computer players at the table: their ids, their thinking, and their agreements. */
@NullMarked
package dolmen.bot.match.computer;

import org.jspecify.annotations.NullMarked;
