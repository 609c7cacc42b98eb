/** Routing: finds a request's handler, reads the request, and refuses it. */
@NullMarked
package dolmen.sandbox.rest.route;

import org.jspecify.annotations.NullMarked;
