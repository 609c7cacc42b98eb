/** Commands of computer players: they think, and play each other. */
@NullMarked
package dolmen.bot.lab.search;

import org.jspecify.annotations.NullMarked;
