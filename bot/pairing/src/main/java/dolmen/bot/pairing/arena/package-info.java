/** Arenas. */
@NullMarked
package dolmen.bot.pairing.arena;

import org.jspecify.annotations.NullMarked;
