package dolmen.rules.games.mausoleumcards;

import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;

/** The effect of a card beyond that of its kind. */
enum CardRule {
    NONE,
    SPOUSE,
    CLEVER,
    BLACK_SHEEP,
    MEDDLING,
    ON_HOLIDAY,
    CHANGE_OF_PLANS,
    BODY_SNATCHERS,
    GATECRASHER,
    LIFE_INSURANCE,
    DISINHERITED,
    BODYGUARD;

    /** True if the card brings heirs from elsewhere to the seat that plays it. */
    boolean takesHeirs() {
        return this == GATECRASHER || this == BODY_SNATCHERS;
    }

    /** The rule in a few words, as printed on the card; empty if there is none. */
    Argument words() {
        return switch (this) {
            case NONE -> new Verbatim("");
            case SPOUSE -> MausoleumcardsPhrases.effectSpouse();
            case CLEVER -> MausoleumcardsPhrases.effectClever();
            case BLACK_SHEEP -> MausoleumcardsPhrases.effectBlackSheep();
            case MEDDLING -> MausoleumcardsPhrases.effectMeddling();
            case ON_HOLIDAY -> MausoleumcardsPhrases.effectOnHoliday();
            case CHANGE_OF_PLANS -> MausoleumcardsPhrases.effectChangeOfPlans();
            case BODY_SNATCHERS -> MausoleumcardsPhrases.effectBodySnatchers();
            case GATECRASHER -> MausoleumcardsPhrases.effectGatecrasher();
            case LIFE_INSURANCE -> MausoleumcardsPhrases.effectLifeInsurance();
            case DISINHERITED -> MausoleumcardsPhrases.effectDisinherited();
            case BODYGUARD -> MausoleumcardsPhrases.effectBodyguard();
        };
    }
}
