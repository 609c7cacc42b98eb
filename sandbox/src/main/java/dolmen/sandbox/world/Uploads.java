package dolmen.sandbox.world;

import dolmen.sandbox.http.Bytes;
import dolmen.sandbox.memory.Latest;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.message.Attachment;
import dolmen.sandbox.world.message.SniffedFile;

/** The latest files that people have sent with commands. They belong to no message, and the oldest are evicted. */
public final class Uploads {
    private static final Latest.Room ROOM = new Latest.Room(200, 64L << 20);

    private final Timeline timeline;
    private final Files files;
    private final Latest<Long, Attachment> latest;

    Uploads(Timeline timeline, Files files) {
        this.timeline = timeline;
        this.files = files;
        this.latest = new Latest<>(ROOM, Attachment::size, forgotten -> files.remove(forgotten.id()));
    }

    /** Stores a file sent in a channel. */
    public Attachment add(Channel channel, String filename, Bytes content) {
        SniffedFile sniffed = SniffedFile.of(content);
        var attachment = new Attachment(
                timeline.nextId(),
                channel.id(),
                filename.replaceAll("[^\\p{L}\\p{N}._-]", "_"),
                content.size(),
                sniffed.contentType(),
                sniffed.width(),
                sniffed.height(),
                null);
        files.put(attachment.id(), content);
        latest.put(attachment.id(), attachment);
        return attachment;
    }
}
