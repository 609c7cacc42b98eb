package dolmen.rules.phrase;

/**
 * Text that is said as it is: a name, a mention, a move in notation, or words that are in the reader's language
 * already.
 */
public record Verbatim(String text) implements Argument {
    @Override
    public String verbatim() {
        return text;
    }
}
