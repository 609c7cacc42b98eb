/** What is played in the openings of matches, and how they ended. */
@NullMarked
package dolmen.bot.opening;

import org.jspecify.annotations.NullMarked;
