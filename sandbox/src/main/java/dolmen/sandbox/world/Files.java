package dolmen.sandbox.world;

import dolmen.sandbox.http.Bytes;
import java.util.Optional;

/** Stores the bytes of attachments and emoji. */
public interface Files {
    /** Stores the bytes of an attachment. */
    void put(long id, Bytes content);

    /** The bytes of an attachment. */
    Optional<Bytes> find(long id);

    /** Removes the bytes of an attachment. */
    void remove(long id);
}
