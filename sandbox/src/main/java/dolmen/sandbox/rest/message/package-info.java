/** The routes for messages and reactions. */
@NullMarked
package dolmen.sandbox.rest.message;

import org.jspecify.annotations.NullMarked;
