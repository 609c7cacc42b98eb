package dolmen.rules.phrase;

/** Text that is the same in every language: a name, a mention, a move in notation. */
public record Verbatim(String text) implements Argument {}
