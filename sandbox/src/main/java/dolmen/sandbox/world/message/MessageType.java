package dolmen.sandbox.world.message;

/** The kind of a message. */
public enum MessageType {
    /** A person or bot wrote it. */
    DEFAULT(0),
    /** Discord announces a new thread. */
    THREAD_CREATED(18),
    /** It answers another message. */
    REPLY(19),
    /** It answers a slash command. */
    CHAT_INPUT_COMMAND(20),
    /** It answers a command in the menu of a person or a message. */
    CONTEXT_MENU_COMMAND(23);

    private final int number;

    MessageType(int number) {
        this.number = number;
    }

    /** Discord's number for the type. */
    public int number() {
        return number;
    }
}
