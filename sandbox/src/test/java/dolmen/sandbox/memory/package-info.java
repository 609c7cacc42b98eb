@NullMarked
package dolmen.sandbox.memory;

import org.jspecify.annotations.NullMarked;
