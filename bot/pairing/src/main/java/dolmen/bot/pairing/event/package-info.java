/** A tournament as a value: its format, its entrants, and its pairings with their results. */
@NullMarked
package dolmen.bot.pairing.event;

import org.jspecify.annotations.NullMarked;
