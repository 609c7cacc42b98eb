/**
 * Silences: the stretches in which the host cannot write in the place of a match, and the fate of the match meanwhile.
 */
@NullMarked
package dolmen.bot.match.silence;

import org.jspecify.annotations.NullMarked;
