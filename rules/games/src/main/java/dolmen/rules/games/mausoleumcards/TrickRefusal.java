package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.CardsWords.exactly;
import static dolmen.rules.games.mausoleumcards.CardsWords.sentence;

import dolmen.rules.board.Cells;
import java.util.Optional;

/**
 * The reason why an incident or a doozy cannot be used as typed; empty if no reason is known.
 *
 * @param held the incident or the doozy
 */
record TrickRefusal(Table table, Statement typed, int held) {

    Optional<String> why() {
        return switch (Deck.rule(held)) {
            case ON_HOLIDAY -> whyNotAmong(table.parties(), "at a party");
            case LIFE_INSURANCE, DISINHERITED, BODYGUARD -> whyNotCarried();
            case GATECRASHER ->
                table.own().hasRoomAtParty()
                        ? whyNotAmong(table.parties() & ~table.own().party(), "at another party")
                        : Optional.of("Your party is full: four heirs are there.");
            case BODY_SNATCHERS ->
                table.own().hasRoomInMorgue()
                        ? whyNotAmong(table.morgues() & ~table.own().morgue(), "in another morgue")
                        : Optional.of("Your morgue is full: four heirs are there.");
            case CHANGE_OF_PLANS ->
                whyNotAmong(table.own().party(), "at your party").or(this::whyNotSent);
            case NONE, SPOUSE, CLEVER, BLACK_SHEEP, MEDDLING -> Optional.empty();
        };
    }

    private Optional<String> whyNotAmong(long targets, String where) {
        if (targets == 0) {
            return Optional.of("Nobody is %s; -%d discards the card.".formatted(where, held));
        }
        int heir = typed.anyOf(Deck.HEIRS);
        if (heir == 0) {
            return Optional.of("Say for whom, such as %d:%d.".formatted(held, Cells.first(targets)));
        }
        int target = typed.anyOf(targets);
        if (target == 0) {
            return Optional.of("%s is not %s.".formatted(sentence(exactly(heir)), where));
        }
        return Deck.rule(held) == CardRule.CHANGE_OF_PLANS
                ? Optional.empty()
                : PlayRefusal.whereElse(table, typed, target);
    }

    private Optional<String> whyNotCarried() {
        int guest = typed.anyOf(table.parties());
        Integer carried = table.doozies().get(guest);
        return carried == null
                ? whyNotAmong(table.parties(), "at a party")
                : Optional.of("%s carries %s already, and an heir carries one doozy at most."
                        .formatted(sentence(exactly(guest)), exactly(carried)));
    }

    private Optional<String> whyNotSent() {
        int guest = typed.anyOf(table.own().party());
        return typed.seatBeside(guest).equals(Optional.of(table.due().seat()))
                ? Optional.of("%s is at your party already.".formatted(sentence(exactly(guest))))
                : PlayRefusal.whyNotTo(table, typed, guest);
    }
}
