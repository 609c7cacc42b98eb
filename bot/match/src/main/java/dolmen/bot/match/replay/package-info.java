/** Replays: matches turn by turn, in public view. */
@NullMarked
package dolmen.bot.match.replay;

import org.jspecify.annotations.NullMarked;
