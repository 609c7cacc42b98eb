/** Discord's objects in the words of its API, each built in one place. */
@NullMarked
package dolmen.sandbox.json;

import org.jspecify.annotations.NullMarked;
