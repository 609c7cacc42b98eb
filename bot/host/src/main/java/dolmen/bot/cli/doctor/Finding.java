package dolmen.bot.cli.doctor;

/**
 * A result of the examination, which is one line for the operator.
 *
 * @param subject the examined subject, such as "clock"
 * @param words the state, and for a fault the remedy
 */
public record Finding(String subject, Verdict verdict, String words) {

    /** The weight of a finding. */
    public enum Verdict {
        FINE("ok"),
        /** The host runs, but lacks something that most hosts have. */
        NOTE("note"),
        /** The host does not run, or will fail its players. */
        WRONG("WRONG");

        private final String word;

        Verdict(String word) {
            this.word = word;
        }
    }

    public static Finding fine(String subject, String words) {
        return new Finding(subject, Verdict.FINE, words);
    }

    public static Finding note(String subject, String words) {
        return new Finding(subject, Verdict.NOTE, words);
    }

    public static Finding wrong(String subject, String words) {
        return new Finding(subject, Verdict.WRONG, words);
    }

    /** The finding as a line, such as "clock ok 0 s from Discord's". */
    public String line() {
        return "%-9s %-5s %s".formatted(subject, verdict.word, words);
    }
}
