/** Matches, and what belongs to each: moves, clock, request, plans, notices, boards, and the past of players. */
@NullMarked
package dolmen.bot.storage.match;

import org.jspecify.annotations.NullMarked;
