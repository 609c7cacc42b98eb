package dolmen.sandbox.rest.message;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.http.Bytes;
import dolmen.sandbox.limits.MessageLimits;
import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.message.Attachment;
import dolmen.sandbox.world.message.SniffedFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** Stores the files of a message, and removes those that an edit drops. */
final class Attachments {
    private final World world;

    Attachments(World world) {
        this.world = world;
    }

    /** A file of the message after the request: an existing or a new one. */
    sealed interface Planned {
        String filename();

        /** A file that the message already has. */
        record Kept(Attachment attachment) implements Planned {
            @Override
            public String filename() {
                return attachment.filename();
            }
        }

        /** A file sent with the request. */
        record New(String filename, Bytes content, @Nullable String description) implements Planned {}
    }

    /** Plans the files of the message. An edit without a list of files keeps the old ones and adds the new ones. */
    List<Planned> plan(List<Attachment> before, MessageReader.SentMessage sent) {
        JsonNode listed = sent.json().path("attachments");
        List<Planned> plan = new ArrayList<>();
        for (Attachment attachment : before) {
            Optional<JsonNode> entry = entry(listed, Long.toString(attachment.id()));
            if (!listed.isArray()) {
                plan.add(new Planned.Kept(attachment));
            } else if (entry.isPresent()) {
                JsonNode description = entry.get().path("description");
                plan.add(new Planned.Kept(
                        description.isTextual() ? attachment.described(description.asText()) : attachment));
            }
        }
        sent.files().forEach((part, upload) -> {
            if (upload.content().size() > MessageLimits.LARGEST_FILE) {
                throw DiscordError.TOO_LARGE.exception();
            }
            Optional<JsonNode> entry = entry(listed, part.replaceAll("\\D", ""));
            plan.add(new Planned.New(
                    upload.filename().replaceAll("[^\\p{L}\\p{N}._-]", "_"),
                    upload.content(),
                    entry.map(json -> json.path("description").textValue()).orElse(null)));
        });
        return plan;
    }

    private static Optional<JsonNode> entry(JsonNode listed, String id) {
        return StreamSupport.stream(listed.spliterator(), false)
                .filter(entry -> entry.path("id").asText().equals(id))
                .findFirst();
    }

    List<Attachment> store(List<Planned> plan, Channel channel) {
        return plan.stream()
                .map(planned -> switch (planned) {
                    case Planned.Kept kept -> kept.attachment();
                    case Planned.New file -> store(file, channel);
                })
                .toList();
    }

    private Attachment store(Planned.New file, Channel channel) {
        long id = world.nextId();
        world.files().put(id, file.content());
        SniffedFile picture = SniffedFile.of(file.content());
        return new Attachment(
                id,
                channel.id(),
                file.filename(),
                file.content().size(),
                picture.contentType(),
                picture.width(),
                picture.height(),
                file.description());
    }
}
