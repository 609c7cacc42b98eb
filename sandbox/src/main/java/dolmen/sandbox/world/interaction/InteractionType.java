package dolmen.sandbox.world.interaction;

/** A kind of interaction. */
public enum InteractionType {
    /** A person ran a command. */
    COMMAND(2),
    /** A person pressed a button or chose from a menu. */
    COMPONENT(3),
    /** A person typed into an option with autocomplete. */
    AUTOCOMPLETE(4),
    /** A person submitted a modal. */
    MODAL_SUBMIT(5);

    private final int number;

    InteractionType(int number) {
        this.number = number;
    }

    /** Discord's number for the type. */
    public int number() {
        return number;
    }
}
