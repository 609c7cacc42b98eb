/** Where the world is kept between two runs: in a folder, or nowhere. */
@NullMarked
package dolmen.sandbox.storage;

import org.jspecify.annotations.NullMarked;
