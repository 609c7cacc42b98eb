package dolmen.rules.facts;

import dolmen.rules.phrase.Argument;

/**
 * One value of an {@link Option}.
 *
 * @param value the text in a variant, such as {@code advanced}
 * @param name the words for people, a label such as "Advanced army"
 * @param explanation one sentence on its effect
 */
public record Choice(String value, Argument name, Argument explanation) {}
