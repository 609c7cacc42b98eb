/** Routing: finds a request's handler, and reads or refuses the request. */
@NullMarked
package dolmen.sandbox.rest.route;

import org.jspecify.annotations.NullMarked;
