package dolmen.rules;

/** The result of looking a variant up: found, or refused with a reason for people. */
public sealed interface VariantChoice {

    /** The game has this variant. */
    record Found(Variant variant) implements VariantChoice {}

    /** The game, option, choice or combination does not exist. */
    record Unknown(String why) implements VariantChoice {}
}
