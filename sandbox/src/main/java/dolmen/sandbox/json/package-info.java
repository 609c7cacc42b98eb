/** Discord's objects as JSON of its API, each built in one place. */
@NullMarked
package dolmen.sandbox.json;

import org.jspecify.annotations.NullMarked;
