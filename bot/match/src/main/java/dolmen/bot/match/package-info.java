/**
 * The life of a match, from its first turn to its conclusion: how it changes, why it does not, and the ports through
 * which it is stored and shown. What begins a match, announces it or does to it what time does stands upon this, each
 * in a package of its own; time, choices and notices stand below.
 *
 * <p>Knows the rules and nothing else: no Discord library, no database, no pictures. Values here are immutable and may
 * be shared between threads; a service says so of itself.
 */
@NullMarked
package dolmen.bot.match;

import org.jspecify.annotations.NullMarked;
