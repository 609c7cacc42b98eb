package dolmen.rules;

import dolmen.rules.phrase.Argument;

/** The result of looking a variant up: found, or refused with a reason for people. */
public sealed interface VariantChoice {

    /** The game has this variant. */
    record Found(Variant variant) implements VariantChoice {}

    /** The game, option, choice or combination does not exist. */
    record Unknown(Argument why) implements VariantChoice {}
}
