/** A local Discord on the loopback address: REST, gateway, and a control API for the people who live in it. */
@NullMarked
package dolmen.sandbox;

import org.jspecify.annotations.NullMarked;
