package dolmen.rules.phrase;

/** A value that a phrase mentions. Immutable. */
public sealed interface Argument permits Amount, Day, Listing, Phrase, Verbatim {

    /**
     * The text of an argument that is said as it is.
     *
     * @throws IllegalStateException if only a {@link Wording} can say it
     */
    default String verbatim() {
        throw new IllegalStateException("not in words: " + this);
    }
}
