/** Hints where they are allowed: first where to look, then the move. */
@NullMarked
package dolmen.bot.discord.hint;

import org.jspecify.annotations.NullMarked;
