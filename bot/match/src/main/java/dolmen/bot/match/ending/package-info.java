/** The end of a match: its thread is marked and archived, and its result can be shared. */
@NullMarked
package dolmen.bot.match.ending;

import org.jspecify.annotations.NullMarked;
