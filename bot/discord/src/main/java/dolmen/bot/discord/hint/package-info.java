/** Hints where they are allowed: first the place, then the move. */
@NullMarked
package dolmen.bot.discord.hint;

import org.jspecify.annotations.NullMarked;
