package dolmen.sandbox.world.channel;

import dolmen.sandbox.world.people.Permission;

/**
 * Permissions that a channel grants or denies to one role or member.
 *
 * @param id the id of the role or user
 * @param allow the granted permissions, as bits of {@link Permission}
 * @param deny the denied permissions, as bits of {@link Permission}
 */
public record Overwrite(long id, boolean ofRole, long allow, long deny) {}
