package dolmen.sandbox.world.interaction;

import org.jspecify.annotations.Nullable;

/**
 * The interaction that a message answers.
 *
 * @param name of the command; none for a component or a modal
 * @param messageId the message whose component was used
 * @param cause the interaction that opened the modal, where the interaction is a submitted modal
 */
public record Origin(
        long interactionId,
        InteractionType type,
        long userId,
        @Nullable String name,
        @Nullable Long messageId,
        @Nullable Origin cause) {}
