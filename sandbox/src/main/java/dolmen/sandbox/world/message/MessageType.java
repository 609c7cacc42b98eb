package dolmen.sandbox.world.message;

/** Why a message exists. */
public enum MessageType {
    /** Somebody wrote it. */
    DEFAULT(0),
    /** Discord tells that a thread was opened. */
    THREAD_CREATED(18),
    /** It answers another message. */
    REPLY(19),
    /** It answers a slash command. */
    CHAT_INPUT_COMMAND(20),
    /** It answers a command of the menu of a person. */
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
