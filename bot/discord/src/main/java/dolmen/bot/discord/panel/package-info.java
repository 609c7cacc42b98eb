/** Actions on a match other than moves: its history, requests to the others, resignation, and the list of games. */
@NullMarked
package dolmen.bot.discord.panel;

import org.jspecify.annotations.NullMarked;
