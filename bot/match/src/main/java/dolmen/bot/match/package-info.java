/**
 * The life of a match, from its first turn to its conclusion: its changes, refusals, and the ports through which it is
 * stored and shown. The packages that start a match, announce it or apply time to it build on this one; time,
 * preferences and notices are below it.
 *
 * <p>It depends on the rules only: no Discord library, no database, no pictures. Values here are immutable and may be
 * shared between threads; services document their own thread safety.
 */
@NullMarked
package dolmen.bot.match;

import org.jspecify.annotations.NullMarked;
