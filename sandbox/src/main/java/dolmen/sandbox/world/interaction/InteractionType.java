package dolmen.sandbox.world.interaction;

/** A kind of interaction. */
public enum InteractionType {
    /** Ran a command. */
    COMMAND(2),
    /** Pressed a button or chose from a menu. */
    COMPONENT(3),
    /** Typed into an option that offers choices. */
    AUTOCOMPLETE(4),
    /** Submitted a form. */
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
