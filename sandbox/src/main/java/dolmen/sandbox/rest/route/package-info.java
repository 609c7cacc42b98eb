/** How a request finds who answers it, what it asks, and how it is refused. */
@NullMarked
package dolmen.sandbox.rest.route;

import org.jspecify.annotations.NullMarked;
