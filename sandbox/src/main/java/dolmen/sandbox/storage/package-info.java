/** Storage of the world between runs: in a folder, or not at all. */
@NullMarked
package dolmen.sandbox.storage;

import org.jspecify.annotations.NullMarked;
