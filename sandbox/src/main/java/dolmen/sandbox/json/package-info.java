/** JSON of Discord's API, built from the world's objects. */
@NullMarked
package dolmen.sandbox.json;

import org.jspecify.annotations.NullMarked;
