/** Every transition of a match besides moving, in every kind of game, as sentences over a real database. */
@NullMarked
package dolmen.bot.match.etiquette;

import org.jspecify.annotations.NullMarked;
