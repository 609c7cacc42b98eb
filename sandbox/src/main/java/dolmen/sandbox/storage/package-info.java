/** The storage of the world between two runs: a folder, or none. */
@NullMarked
package dolmen.sandbox.storage;

import org.jspecify.annotations.NullMarked;
