/** A local Discord on the loopback address: REST, gateway, and a control API for its people. */
@NullMarked
package dolmen.sandbox;

import org.jspecify.annotations.NullMarked;
