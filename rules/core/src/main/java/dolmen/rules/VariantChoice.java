package dolmen.rules;

/** What became of a variant that somebody named: found, or refused with a reason for people. */
public sealed interface VariantChoice {

    /** The game has it. */
    record Found(Variant variant) implements VariantChoice {}

    /** No such game, option or choice, or a combination that the game does not have. */
    record Unknown(String why) implements VariantChoice {}
}
