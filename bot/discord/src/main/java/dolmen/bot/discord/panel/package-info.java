/**
 * What can be done with a match besides moving: its history, requests to the others, giving up, and the list of games.
 */
@NullMarked
package dolmen.bot.discord.panel;

import org.jspecify.annotations.NullMarked;
