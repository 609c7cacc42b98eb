/**
 * The life of a match, from challenge to conclusion, and the ports through which it is stored and announced.
 *
 * <p>Knows the rules and nothing else: no Discord library, no database, no pictures. Values here are immutable and may
 * be shared between threads; a service says so of itself.
 */
@NullMarked
package dolmen.bot.match;

import org.jspecify.annotations.NullMarked;
