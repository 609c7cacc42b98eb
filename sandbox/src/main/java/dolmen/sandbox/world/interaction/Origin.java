package dolmen.sandbox.world.interaction;

import org.jspecify.annotations.Nullable;

/**
 * The interaction that a message answers.
 *
 * @param name the name of the command; null for a component or a modal
 * @param targetId the target of a user command
 * @param targetMessageId the target of a message command
 * @param messageId the message with the used component
 * @param cause the interaction that opened a submitted modal
 */
public record Origin(
        long interactionId,
        InteractionType type,
        long userId,
        @Nullable String name,
        @Nullable Long targetId,
        @Nullable Long targetMessageId,
        @Nullable Long messageId,
        @Nullable Origin cause) {

    /** A slash command. */
    public static Origin ofSlash(long interactionId, InteractionType type, long userId, String name) {
        return new Origin(interactionId, type, userId, name, null, null, null, null);
    }

    /** A user command. */
    public static Origin ofUserCommand(long interactionId, long userId, String name, long targetId) {
        return new Origin(interactionId, InteractionType.COMMAND, userId, name, targetId, null, null, null);
    }

    /** A message command. */
    public static Origin ofMessageCommand(long interactionId, long userId, String name, long targetId) {
        return new Origin(interactionId, InteractionType.COMMAND, userId, name, null, targetId, null, null);
    }

    /** True for a command in the menu of a person or of a message. */
    public boolean ofMenu() {
        return targetId != null || targetMessageId != null;
    }

    /** The use of a component of a message. */
    public static Origin ofComponent(long interactionId, long userId, long messageId) {
        return new Origin(interactionId, InteractionType.COMPONENT, userId, null, null, null, messageId, null);
    }

    /** A submitted modal, opened by another interaction. */
    public static Origin ofModal(long interactionId, long userId, @Nullable Long messageId, @Nullable Origin cause) {
        return new Origin(interactionId, InteractionType.MODAL_SUBMIT, userId, null, null, null, messageId, cause);
    }
}
