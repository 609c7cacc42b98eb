/**
 * A year of correspondence play in simulated time: many people, many matches, hosts that fail, and a witness that
 * computes everything again.
 */
@NullMarked
package dolmen.bot.match.year;

import org.jspecify.annotations.NullMarked;
