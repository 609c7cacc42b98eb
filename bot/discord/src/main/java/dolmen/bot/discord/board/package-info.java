/** The board of a match on Discord: its message and picture, its place, and all announcements there. */
@NullMarked
package dolmen.bot.discord.board;

import org.jspecify.annotations.NullMarked;
