/** Analyses of past matches: requested once, computed when there is time, and stored for the next reader. */
@NullMarked
package dolmen.bot.analysis;

import org.jspecify.annotations.NullMarked;
