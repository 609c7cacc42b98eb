/** Matches as records, for files that people can download. */
@NullMarked
package dolmen.bot.match.record;

import org.jspecify.annotations.NullMarked;
