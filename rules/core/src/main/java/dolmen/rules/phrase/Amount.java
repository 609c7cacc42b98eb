package dolmen.rules.phrase;

/** A whole number, written with the separators of the language, and the number of a plural. */
public record Amount(long value) implements Argument {}
