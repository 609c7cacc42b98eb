package dolmen.sandbox.page;

/**
 * An option of a slash command as a person fills it in.
 *
 * @param option the option's name
 * @param text what is typed; where the page suggests something, the first suggestion that contains it is taken
 */
public record Filled(String option, String text) {

    /** Reads well in a call: {@code slash("challenge", with("opponent", "Björn"))}. */
    public static Filled with(String option, String text) {
        return new Filled(option, text);
    }
}
