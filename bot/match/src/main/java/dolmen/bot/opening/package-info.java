/** Statistics of the openings of matches, with their results. */
@NullMarked
package dolmen.bot.opening;

import org.jspecify.annotations.NullMarked;
