/**
 * The board of a match on Discord: its message and picture, the place where it stands, and everything that is announced
 * there.
 */
@NullMarked
package dolmen.bot.discord.board;

import org.jspecify.annotations.NullMarked;
