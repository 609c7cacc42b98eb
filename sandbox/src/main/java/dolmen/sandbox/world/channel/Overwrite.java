package dolmen.sandbox.world.channel;

import dolmen.sandbox.world.people.Permission;

/**
 * Permissions that a channel grants or denies to one role or member.
 *
 * @param id of the role or the user
 * @param allow bits of {@link Permission}
 * @param deny bits of {@link Permission}
 */
public record Overwrite(long id, boolean ofRole, long allow, long deny) {}
