package dolmen.sandbox.world.interaction;

import dolmen.sandbox.memory.PackedJson;

/** The bot's acknowledgement of an interaction, or its absence. */
public sealed interface InteractionCallback {
    /** Not acknowledged yet. */
    record Awaited() implements InteractionCallback {}

    /** By a message. */
    record Replied(long messageId) implements InteractionCallback {}

    /** By the promise of a message; it already exists and says that the bot is thinking. */
    record Deferred(long messageId) implements InteractionCallback {}

    /** By an edit of the component's message, or the promise of one. */
    record Updated(long messageId, boolean later) implements InteractionCallback {}

    /** By a modal to fill in. */
    record ModalShown(PackedJson modal) implements InteractionCallback {}

    /** By autocomplete choices for an option. */
    record Offered(PackedJson choices) implements InteractionCallback {}
}
