package dolmen.rules.phrase;

/** A language that puts phrases into words. Thread-safe. */
@FunctionalInterface
public interface Wording {

    /** The words of a phrase or of another argument. */
    String of(Argument argument);
}
