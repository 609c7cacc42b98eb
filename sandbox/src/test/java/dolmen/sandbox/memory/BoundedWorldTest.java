package dolmen.sandbox.memory;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dolmen.sandbox.http.Bytes;
import dolmen.sandbox.storage.MemoryFiles;
import dolmen.sandbox.world.Files;
import dolmen.sandbox.world.Messages;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.WorldSnapshot;
import dolmen.sandbox.world.channel.TextChannel;
import dolmen.sandbox.world.interaction.Interaction;
import dolmen.sandbox.world.interaction.InteractionType;
import dolmen.sandbox.world.interaction.Origin;
import dolmen.sandbox.world.message.Attachment;
import dolmen.sandbox.world.message.Mentions;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.message.MessageBody;
import dolmen.sandbox.world.message.MessageType;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the bounds of a world, which allow it to run for ever. */
final class BoundedWorldTest {
    private final Files files = new MemoryFiles();
    private final World world =
            World.of(WorldSnapshot.beginning(InstantSource.system()), files, InstantSource.system());
    private final TextChannel channel = world.channels().texts().getFirst();

    @Test
    void the_longest_untouched_messages_are_forgotten_with_their_files() {
        Message first = write(file(1));
        Message touched = write(file(2));
        for (int messages = 2; messages < Messages.remembered(); messages++) {
            write();
        }
        assertThat(world.messages().find(channel.id(), first.id())).isPresent();

        world.messages().react(touched, world.people().botId(), "👍", true);
        write();

        assertThat(world.messages().find(channel.id(), first.id())).isEmpty();
        assertThat(files.find(1)).isEmpty();
        assertThat(world.messages().find(channel.id(), touched.id())).isPresent();
        assertThat(files.find(2)).isPresent();
        assertThat(world.messages().open(channel.id())).hasSize(Messages.remembered());
    }

    @Test
    void a_file_that_an_edit_leaves_out_is_removed() {
        Message written = write(file(1), file(2));

        world.messages().update(written.changed(body(file(2), file(3)), world.now()));

        assertThat(files.find(1)).isEmpty();
        assertThat(files.find(2)).isPresent();
        assertThat(files.find(3)).isPresent();
    }

    @Test
    void with_a_channel_its_files_go() {
        write(file(1));

        world.channels().remove(channel);

        assertThat(files.find(1)).isEmpty();
    }

    @Test
    void old_interactions_are_forgotten_by_id_and_by_token() {
        Interaction first = act();
        for (int acts = 0; acts < 10_000; acts++) {
            act();
        }

        assertThat(world.interactions().find(first.id())).isEmpty();
        assertThat(world.interactions().find(first.token())).isEmpty();
        Interaction last = act();
        assertThat(world.interactions().find(last.token())).contains(last);
    }

    private Interaction act() {
        long person = world.people().users().getFirst().id();
        var origin = Origin.ofSlash(world.nextId(), InteractionType.COMMAND, person, "help");
        return world.interactions().start(origin, channel, JsonNodeFactory.instance.objectNode());
    }

    private Message write(Attachment... attachments) {
        return world.messages()
                .add(Message.by(
                        world.people().botId(), world.nextId(), channel.id(), MessageType.DEFAULT, body(attachments)));
    }

    private static MessageBody body(Attachment... attachments) {
        MessageBody words = MessageBody.text("words", Mentions.NONE, 0);
        return new MessageBody(
                words.content(), words.embeds(), words.components(), List.of(attachments), words.mentions(), 0);
    }

    private Attachment file(long id) {
        files.put(id, Bytes.utf8("picture"));
        return new Attachment(id, channel.id(), "board.png", 7, "image/png", 1, 1, null);
    }
}
