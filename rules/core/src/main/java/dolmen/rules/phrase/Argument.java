package dolmen.rules.phrase;

/** A value that a phrase mentions. Immutable. */
public sealed interface Argument permits Amount, Listing, Phrase, Verbatim {}
