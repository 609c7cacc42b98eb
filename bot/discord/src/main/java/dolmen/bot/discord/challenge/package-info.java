/** Challenges on Discord: making, answering, showing and repeating them, and the list of blocked people. */
@NullMarked
package dolmen.bot.discord.challenge;

import org.jspecify.annotations.NullMarked;
