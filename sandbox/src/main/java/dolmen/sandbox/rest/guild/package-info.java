/** The routes for servers, channels and threads. */
@NullMarked
package dolmen.sandbox.rest.guild;

import org.jspecify.annotations.NullMarked;
