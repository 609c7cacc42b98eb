package dolmen.sandbox.storage;

import dolmen.sandbox.http.Bytes;
import dolmen.sandbox.world.Files;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Attachments in memory, lost when the sandbox closes. */
public final class MemoryFiles implements Files {
    private final Map<Long, Bytes> files = new ConcurrentHashMap<>();

    @Override
    public void put(long id, Bytes content) {
        files.put(id, content);
    }

    @Override
    public Optional<Bytes> find(long id) {
        return Optional.ofNullable(files.get(id));
    }

    @Override
    public void remove(long id) {
        files.remove(id);
    }
}
