package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.CardsWords.exactly;
import static dolmen.rules.games.mausoleumcards.CardsWords.within;

import dolmen.rules.board.Cells;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import java.util.Optional;

/**
 * The reason why an incident or a doozy cannot be used as typed; empty if no reason is known.
 *
 * @param held the incident or the doozy
 */
record TrickRefusal(Table table, Statement typed, int held) {

    /** The places where an heir must be for the card. */
    private enum Place {
        PARTY,
        OTHER_PARTY,
        OTHER_MORGUE,
        OWN_PARTY;

        private Phrase nobody(Verbatim discard) {
            return switch (this) {
                case PARTY -> MausoleumcardsPhrases.refusalNobodyAtParty(discard);
                case OTHER_PARTY -> MausoleumcardsPhrases.refusalNobodyAtOtherParty(discard);
                case OTHER_MORGUE -> MausoleumcardsPhrases.refusalNobodyInOtherMorgue(discard);
                case OWN_PARTY -> MausoleumcardsPhrases.refusalNobodyAtOwnParty(discard);
            };
        }

        private Phrase not(Argument heir) {
            return switch (this) {
                case PARTY -> MausoleumcardsPhrases.refusalNotAtParty(heir);
                case OTHER_PARTY -> MausoleumcardsPhrases.refusalNotAtOtherParty(heir);
                case OTHER_MORGUE -> MausoleumcardsPhrases.refusalNotInOtherMorgue(heir);
                case OWN_PARTY -> MausoleumcardsPhrases.refusalNotAtOwnParty(heir);
            };
        }
    }

    Optional<Phrase> why() {
        return switch (Deck.rule(held)) {
            case ON_HOLIDAY -> whyNotAmong(table.parties(), Place.PARTY);
            case LIFE_INSURANCE, DISINHERITED, BODYGUARD -> whyNotCarried();
            case GATECRASHER ->
                table.own().hasRoomAtParty()
                        ? whyNotAmong(table.parties() & ~table.own().party(), Place.OTHER_PARTY)
                        : Optional.of(MausoleumcardsPhrases.refusalPartyFull());
            case BODY_SNATCHERS ->
                table.own().hasRoomInMorgue()
                        ? whyNotAmong(table.morgues() & ~table.own().morgue(), Place.OTHER_MORGUE)
                        : Optional.of(MausoleumcardsPhrases.refusalMorgueFull());
            case CHANGE_OF_PLANS ->
                whyNotAmong(table.own().party(), Place.OWN_PARTY).or(this::whyNotSent);
            case NONE, SPOUSE, CLEVER, BLACK_SHEEP, MEDDLING -> Optional.empty();
        };
    }

    private Optional<Phrase> whyNotAmong(long targets, Place place) {
        if (targets == 0) {
            return Optional.of(place.nobody(new Verbatim("-" + held)));
        }
        int heir = typed.anyOf(Deck.HEIRS);
        if (heir == 0) {
            return Optional.of(
                    MausoleumcardsPhrases.refusalForWhom(new Verbatim("%d:%d".formatted(held, Cells.first(targets)))));
        }
        int target = typed.anyOf(targets);
        if (target == 0) {
            return Optional.of(place.not(exactly(heir)));
        }
        return Deck.rule(held) == CardRule.CHANGE_OF_PLANS
                ? Optional.empty()
                : PlayRefusal.whereElse(table, typed, target);
    }

    private Optional<Phrase> whyNotCarried() {
        int guest = typed.anyOf(table.parties());
        Integer carried = table.doozies().get(guest);
        return carried == null
                ? whyNotAmong(table.parties(), Place.PARTY)
                : Optional.of(MausoleumcardsPhrases.refusalCarries(exactly(guest), within(carried)));
    }

    private Optional<Phrase> whyNotSent() {
        int guest = typed.anyOf(table.own().party());
        return typed.seatBeside(guest).equals(Optional.of(table.due().seat()))
                ? Optional.of(MausoleumcardsPhrases.refusalAtOwnParty(exactly(guest)))
                : PlayRefusal.whyNotTo(table, typed, guest);
    }
}
