/** The analysis of games: the worth of each position, the turning points, and the accuracy of each seat. */
@NullMarked
package dolmen.rules.analysis;

import org.jspecify.annotations.NullMarked;
