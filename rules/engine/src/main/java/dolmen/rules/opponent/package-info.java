/** The computer players by name, and how they play each other. */
@NullMarked
package dolmen.rules.opponent;

import org.jspecify.annotations.NullMarked;
