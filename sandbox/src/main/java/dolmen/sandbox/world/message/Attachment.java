package dolmen.sandbox.world.message;

import dolmen.sandbox.world.Files;
import org.jspecify.annotations.Nullable;

/**
 * A file that belongs to a message; its bytes are in {@link Files}.
 *
 * @param size the size in bytes
 * @param width the width in pixels, 0 if it is not a picture
 * @param height the height in pixels, 0 if it is not a picture
 * @param description the alternative text
 */
public record Attachment(
        long id,
        long channelId,
        String filename,
        int size,
        String contentType,
        int width,
        int height,
        @Nullable String description) {

    /** The file with another alternative text. */
    public Attachment described(@Nullable String newDescription) {
        return new Attachment(id, channelId, filename, size, contentType, width, height, newDescription);
    }
}
