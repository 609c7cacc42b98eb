package dolmen.sandbox.storage;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import dolmen.sandbox.world.Files;
import dolmen.sandbox.world.WorldSnapshot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A folder that stores a world: {@code world.json}, and a subfolder for the attachments. */
public final class WorldFolder {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .addModule(instants())
            // A list missing from an older sandbox's world is empty.
            .withConfigOverride(List.class, list -> list.setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)))
            .build();

    private final Path world;
    private final FolderFiles files;

    /**
     * Creates the folder if it does not exist.
     *
     * @throws UnusableFolderException if it cannot be created
     */
    public WorldFolder(Path folder) {
        try {
            this.files = new FolderFiles(folder.resolve("attachments"));
        } catch (IOException e) {
            throw new UnusableFolderException(
                    "The sandbox cannot store its world in %s. Give the user who runs it write access, or name another folder."
                            .formatted(folder.toAbsolutePath()),
                    e);
        }
        this.world = folder.resolve("world.json");
    }

    /** The attachments. */
    public Files files() {
        return files;
    }

    /**
     * The stored world, if there is one.
     *
     * @throws UnusableFolderException if it cannot be read
     */
    public Optional<WorldSnapshot> read() {
        try {
            return java.nio.file.Files.exists(world)
                    ? Optional.of(MAPPER.readValue(world.toFile(), WorldSnapshot.class))
                    : Optional.empty();
        } catch (IOException e) {
            throw new UnusableFolderException(
                    "The sandbox cannot read %s. Give the user who runs it read access, or move the file away to start a new world."
                            .formatted(world),
                    e);
        }
    }

    /** Stores the world atomically: after a crash the file is the old or the new one. */
    public void write(WorldSnapshot snapshot) {
        Path fresh = world.resolveSibling("world.json.new");
        try {
            MAPPER.writeValue(fresh.toFile(), snapshot);
            java.nio.file.Files.move(fresh, world, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException("The sandbox cannot write " + world, e);
        }
    }

    private static SimpleModule instants() {
        SimpleModule module = new SimpleModule();
        module.addSerializer(Instant.class, new InstantWriter());
        module.addDeserializer(Instant.class, new InstantReader());
        return module;
    }

    private static final class InstantWriter extends StdScalarSerializer<Instant> {
        private static final long serialVersionUID = 1L;

        InstantWriter() {
            super(Instant.class);
        }

        @Override
        public void serialize(Instant time, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(time.toString());
        }
    }

    private static final class InstantReader extends StdScalarDeserializer<Instant> {
        private static final long serialVersionUID = 1L;

        InstantReader() {
            super(Instant.class);
        }

        @Override
        public Instant deserialize(JsonParser json, DeserializationContext unused) throws IOException {
            return Instant.parse(json.getText());
        }
    }
}
