package dolmen.sandbox.world;

import dolmen.sandbox.http.Bytes;
import java.util.Optional;

/** Where the bytes of attachments lie. */
public interface Files {
    /** Keeps the bytes of an attachment. */
    void put(long id, Bytes content);

    /** The bytes of an attachment. */
    Optional<Bytes> find(long id);

    /** Lets go of the bytes of an attachment. */
    void remove(long id);
}
