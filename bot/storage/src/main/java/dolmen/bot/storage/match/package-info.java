/** Matches and their parts: moves, clock, request, plans, notices, boards, and the history of players. */
@NullMarked
package dolmen.bot.storage.match;

import org.jspecify.annotations.NullMarked;
