/**
 * Ratings: Glicko-2, a rating for each player on each ladder, changed by every match.
 *
 * <p>The formulas and the judge are pure: independent of the current time, of the store and of pictures. All values are
 * immutable and may be shared between threads. The numbers are computed with {@link StrictMath} only, so that a
 * recomputation from the history gives equal ratings to the last bit, on any machine, compiled or interpreted.
 */
@NullMarked
package dolmen.bot.rating;

import org.jspecify.annotations.NullMarked;
