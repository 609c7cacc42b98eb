package dolmen.sandbox.page;

/**
 * A filled option of a slash command.
 *
 * @param option the option's name
 * @param text the typed text; if the page has suggestions, the first that contains it is taken
 */
public record Filled(String option, String text) {

    /** For readable calls: {@code slash("challenge", with("opponent", "Björn"))}. */
    public static Filled with(String option, String text) {
        return new Filled(option, text);
    }
}
