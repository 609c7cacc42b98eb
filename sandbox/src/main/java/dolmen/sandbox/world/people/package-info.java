/** Users, servers, their members and the members' permissions. */
@NullMarked
package dolmen.sandbox.world.people;

import org.jspecify.annotations.NullMarked;
