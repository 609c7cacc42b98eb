/** How the sandbox remembers much in little memory, and forgets what is oldest. */
@NullMarked
package dolmen.sandbox.memory;

import org.jspecify.annotations.NullMarked;
