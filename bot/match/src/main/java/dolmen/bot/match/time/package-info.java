/**
 * The time of correspondence play as pure values: how much of it players have, when it runs, and when they are
 * reminded. Nothing here knows what time it is.
 */
@NullMarked
package dolmen.bot.match.time;

import org.jspecify.annotations.NullMarked;
