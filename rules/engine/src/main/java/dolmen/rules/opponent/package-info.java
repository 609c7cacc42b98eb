/** The computer players by name, and their games against each other. */
@NullMarked
package dolmen.rules.opponent;

import org.jspecify.annotations.NullMarked;
