package dolmen.sandbox.control;

import dolmen.sandbox.rest.RestLine;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.WorldEvent;
import dolmen.sandbox.world.interaction.Interaction;
import dolmen.sandbox.world.interaction.InteractionCallback;
import dolmen.sandbox.world.interaction.Origin;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.message.MessageFlag;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Waits, outside the world's lock, for the bot's responses to interactions. */
final class BotAnswers {
    private static final Duration TO_FULFIL = Duration.ofSeconds(15);

    /**
     * The time to wait for the edit after another message. Such a message, for instance a refusal, usually replaces the
     * edit.
     */
    private static final Duration TO_EDIT_AS_WELL = Duration.ofSeconds(1);

    private final World world;
    private final RestLine line;
    private final Map<Long, CompletableFuture<Boolean>> acknowledged = new ConcurrentHashMap<>();
    private final Map<Long, CompletableFuture<Boolean>> changed = new ConcurrentHashMap<>();

    BotAnswers(World world, RestLine line) {
        this.world = world;
        this.line = line;
        world.listen(this::happened);
    }

    /** Starts waiting. Call it in the atomic act that starts the interaction, so that no response is missed. */
    void expect(Interaction interaction) {
        acknowledged.put(interaction.id(), new CompletableFuture<>());
    }

    /** Returns the interaction as soon as it is acknowledged, or its state when the time to acknowledge it is over. */
    Interaction acknowledged(Interaction interaction) {
        CompletableFuture<Boolean> future = acknowledged.get(interaction.id());
        if (future != null) {
            await(future, line.conditions().toAcknowledge());
        }
        return now(interaction);
    }

    /**
     * Waits up to 15 seconds for a promised message or edit, or 1 second after the bot has sent another message
     * instead.
     */
    Interaction fulfilled(Interaction interaction) {
        CompletableFuture<Boolean> future = changed.get(interaction.id());
        if (future != null) {
            await(future, TO_FULFIL);
        }
        return now(interaction);
    }

    /** Stops waiting; must be called for every expected interaction. */
    void forget(Interaction interaction) {
        acknowledged.remove(interaction.id());
        changed.remove(interaction.id());
    }

    private Interaction now(Interaction interaction) {
        return world.atomically(
                () -> world.interactions().find(interaction.id()).orElse(interaction));
    }

    private static void await(CompletableFuture<Boolean> future, Duration time) {
        try {
            future.get(time.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            // The interaction shows the caller that no response has come.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private void happened(WorldEvent event) {
        switch (event) {
            case WorldEvent.InteractionAcknowledged done -> noteAcknowledged(done.interaction());
            case WorldEvent.MessageUpdated updated -> noteChanged(updated.message());
            case WorldEvent.MessageDeleted deleted -> noteChanged(deleted.message());
            case WorldEvent.MessageCreated created -> noteSaid(created.message());
            case WorldEvent.ReactionChanged other -> {}
            case WorldEvent.ChannelCreated other -> {}
            case WorldEvent.ChannelUpdated other -> {}
            case WorldEvent.ChannelDeleted other -> {}
            case WorldEvent.ThreadMembersChanged other -> {}
            case WorldEvent.MemberJoined other -> {}
            case WorldEvent.MemberChanged other -> {}
            case WorldEvent.MemberLeft other -> {}
            case WorldEvent.GuildGained other -> {}
            case WorldEvent.GuildChanged other -> {}
            case WorldEvent.GuildLost other -> {}
            case WorldEvent.RoleCreated other -> {}
            case WorldEvent.NotificationsChanged other -> {}
            case WorldEvent.CommandsChanged other -> {}
            case WorldEvent.UserChanged other -> {}
            case WorldEvent.InteractionStarted other -> {}
            case WorldEvent.TypingStarted other -> {}
        }
    }

    private void noteAcknowledged(Interaction interaction) {
        boolean more = interaction.answer() instanceof InteractionCallback.Deferred
                || (interaction.answer() instanceof InteractionCallback.Updated updated && updated.later());
        CompletableFuture<Boolean> future = acknowledged.get(interaction.id());
        if (future != null) {
            if (more) {
                changed.put(interaction.id(), new CompletableFuture<>());
            }
            future.complete(true);
        }
    }

    private void noteSaid(Message message) {
        Origin origin = message.origin();
        CompletableFuture<Boolean> future = origin == null ? null : changed.get(origin.interactionId());
        if (future != null && !message.body().has(MessageFlag.LOADING)) {
            future.completeOnTimeout(true, TO_EDIT_AS_WELL.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    private void noteChanged(Message message) {
        changed.forEach((id, future) -> {
            boolean ours = world.interactions()
                    .find(id)
                    .flatMap(Interaction::originalMessage)
                    .filter(original -> original == message.id())
                    .isPresent();
            if (ours && !message.body().has(MessageFlag.LOADING)) {
                future.complete(true);
            }
        });
    }
}
