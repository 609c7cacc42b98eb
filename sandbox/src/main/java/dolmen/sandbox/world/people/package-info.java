/** Users, servers, their members and what these may do. */
@NullMarked
package dolmen.sandbox.world.people;

import org.jspecify.annotations.NullMarked;
