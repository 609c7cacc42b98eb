/** Tournaments: registration, rounds and results. */
@NullMarked
package dolmen.bot.tournament;

import org.jspecify.annotations.NullMarked;
