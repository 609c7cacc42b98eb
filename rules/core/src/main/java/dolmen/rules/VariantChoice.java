package dolmen.rules;

/** The result of looking a variant up: found, or refused with a reason for people. */
public sealed interface VariantChoice {

    /** The game has this variant. */
    record Found(Variant variant) implements VariantChoice {}

    /** No such game, option or choice, or a combination that the game does not have. */
    record Unknown(String why) implements VariantChoice {}
}
