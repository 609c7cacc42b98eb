/** Silences: the stretches in which the host cannot write where a match is played, and what becomes of it meanwhile. */
@NullMarked
package dolmen.bot.match.silence;

import org.jspecify.annotations.NullMarked;
