package dolmen.sandbox.world.people;

/**
 * A named set of permissions in a server; the one with the server's own id is everybody's.
 *
 * @param permissions bits of {@link Permission}
 */
public record Role(long id, String name, long permissions, int position) {}
