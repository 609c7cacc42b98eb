/** Computer players at the table: who they are here, when they think, and what they agree to. */
@NullMarked
package dolmen.bot.match.computer;

import org.jspecify.annotations.NullMarked;
