/** Matches as records, for files that people take along. */
@NullMarked
package dolmen.bot.match.record;

import org.jspecify.annotations.NullMarked;
