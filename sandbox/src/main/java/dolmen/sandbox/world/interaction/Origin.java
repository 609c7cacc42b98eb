package dolmen.sandbox.world.interaction;

import org.jspecify.annotations.Nullable;

/**
 * The interaction that a message answers.
 *
 * @param name of the command; none for a component or a modal
 * @param targetId the person on whom the command was run, where it is one of the menu of people
 * @param messageId the message whose component was used
 * @param cause the interaction that opened the modal, where the interaction is a submitted modal
 */
public record Origin(
        long interactionId,
        InteractionType type,
        long userId,
        @Nullable String name,
        @Nullable Long targetId,
        @Nullable Long messageId,
        @Nullable Origin cause) {

    /** A slash command. */
    public static Origin ofSlash(long interactionId, InteractionType type, long userId, String name) {
        return new Origin(interactionId, type, userId, name, null, null, null);
    }

    /** A command of the menu of a person. */
    public static Origin ofUserCommand(long interactionId, long userId, String name, long targetId) {
        return new Origin(interactionId, InteractionType.COMMAND, userId, name, targetId, null, null);
    }

    /** The use of a component of a message. */
    public static Origin ofComponent(long interactionId, long userId, long messageId) {
        return new Origin(interactionId, InteractionType.COMPONENT, userId, null, null, messageId, null);
    }

    /** A modal that was submitted, opened by another interaction. */
    public static Origin ofModal(long interactionId, long userId, @Nullable Long messageId, @Nullable Origin cause) {
        return new Origin(interactionId, InteractionType.MODAL_SUBMIT, userId, null, null, messageId, cause);
    }
}
