/**
 * How strong players are: Glicko-2, a rating for each player on each ladder, changed by every match.
 *
 * <p>The formulas and the judge are pure: nothing there knows what time it is, where ratings are kept or how they are
 * shown. All values are immutable and may be shared between threads. The numbers are computed by {@link StrictMath}
 * alone, so that a recomputation from the history gives the same ratings to the last bit, on any machine, compiled or
 * interpreted.
 */
@NullMarked
package dolmen.bot.rating;

import org.jspecify.annotations.NullMarked;
