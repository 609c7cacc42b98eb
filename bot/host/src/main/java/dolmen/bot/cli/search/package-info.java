/** Commands of computer players: they think, and play each other. */
@NullMarked
package dolmen.bot.cli.search;

import org.jspecify.annotations.NullMarked;
