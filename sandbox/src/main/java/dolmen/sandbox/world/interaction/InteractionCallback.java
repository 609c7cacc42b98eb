package dolmen.sandbox.world.interaction;

import dolmen.sandbox.memory.PackedJson;

/** The bot's acknowledgement of an interaction, or its absence. */
public sealed interface InteractionCallback {
    /** Not yet. */
    record Awaited() implements InteractionCallback {}

    /** By a message. */
    record Replied(long messageId) implements InteractionCallback {}

    /** By the promise of a message, which exists already and says that the bot is thinking. */
    record Deferred(long messageId) implements InteractionCallback {}

    /** By an edit of the component's message, or the promise of one. */
    record Updated(long messageId, boolean later) implements InteractionCallback {}

    /** By a form to fill in. */
    record ModalShown(PackedJson modal) implements InteractionCallback {}

    /** By choices for an option. */
    record Offered(PackedJson choices) implements InteractionCallback {}
}
