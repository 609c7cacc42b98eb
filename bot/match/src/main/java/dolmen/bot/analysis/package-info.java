/**
 * Matches looked back at: what was asked for is kept, thought about when there is time, and there for whoever asks
 * next.
 */
@NullMarked
package dolmen.bot.analysis;

import org.jspecify.annotations.NullMarked;
