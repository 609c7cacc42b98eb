package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.CardsWords.card;

import dolmen.rules.board.Cells;
import java.util.Optional;

/** Why a card cannot be played as somebody typed it, in a sentence for the seat whose turn it is. */
record PlayRefusal(Knowledge knowledge, TypedPlay typed) {
    private static final long TOOLS = Deck.ALL & ~Deck.HEIRS & ~Deck.GRAVES;

    String why() {
        int tool = typed.anyOf(TOOLS);
        int heir = typed.anyOf(Deck.HEIRS);
        if (tool == 0 && typed.verb() == Verb.OFF) {
            return "Say with which accident, such as 19x5.";
        }
        if (tool == 0 && heir == 0) {
            return "Name a card of your hand.";
        }
        long meant = tool == 0 ? Deck.HEIRS : TOOLS;
        int held = typed.anyOf(meant & hand());
        if (held == 0) {
            return "You do not hold %s.".formatted(card(typed.anyOf(meant)));
        }
        return typed.verb() == Verb.DISCARD ? "Discard one card, and name nothing else." : whyNot(held);
    }

    private Table table() {
        return knowledge.table();
    }

    private long hand() {
        return knowledge.known(table().due().seat());
    }

    private String whyNot(int held) {
        return switch (Deck.kind(held)) {
            case HEIR -> whyNoParty(held, "Say to whose party, such as %d@1.".formatted(held));
            case ACCIDENT -> whyNotOff(held);
            case INCIDENT, DOOZY -> whyNotUse(held);
            case GRAVE -> throw new IllegalArgumentException("a grave in a hand: " + held);
        };
    }

    private String whyNoParty(int guest, String unsaid) {
        Optional<Integer> said = typed.seatBeside(guest);
        if (said.isEmpty()) {
            return unsaid;
        }
        int seat = said.get();
        if (seat < 0 || seat >= table().seats()) {
            return "There is no seat %d at this table.".formatted(seat + 1);
        }
        return table().inPlay(seat)
                ? "The party of seat %d is full: four heirs are there.".formatted(seat + 1)
                : "Seat %d has left the table.".formatted(seat + 1);
    }

    private String whyNotOff(int accident) {
        if (table().offable() == 0) {
            return "There is nobody whom you could off; -%d discards the card.".formatted(accident);
        }
        int heir = typed.anyOf(Deck.HEIRS);
        if (heir == 0) {
            return "Say whom it offs, such as %dx%d.".formatted(accident, Cells.first(table().offable()));
        }
        int guest = typed.anyOf(table().parties());
        if (guest == 0) {
            return "%s is at no party.".formatted(sentence(heir));
        }
        if (table().doozyRule(guest) == CardRule.BODYGUARD) {
            return "%s has a Bodyguard and cannot be offed.".formatted(sentence(guest));
        }
        return (table().own().party() & Deck.MEDDLING) != 0
                ? "With a Meddling Cousin at your party you may off Meddling Cousins only."
                : "%s is too clever to be offed while you can off somebody else.".formatted(sentence(guest));
    }

    private String whyNotUse(int held) {
        return switch (Deck.rule(held)) {
            case ON_HOLIDAY -> whyNotOnto(held, table().parties(), "at a party");
            case LIFE_INSURANCE, DISINHERITED, BODYGUARD -> whyNotCarry(held);
            case GATECRASHER ->
                table().own().hasRoomAtParty()
                        ? whyNotOnto(held, table().parties() & ~table().own().party(), "at another party")
                        : "Your party is full: four heirs are there.";
            case BODY_SNATCHERS ->
                table().own().hasRoomInMorgue()
                        ? whyNotOnto(held, table().morgues() & ~table().own().morgue(), "in another morgue")
                        : "Your morgue is full: four heirs are there.";
            case CHANGE_OF_PLANS -> whyNotSend(held);
            case NONE, SPOUSE, CLEVER, BLACK_SHEEP, MEDDLING ->
                throw new IllegalArgumentException("card %d is not used on anybody".formatted(held));
        };
    }

    private String whyNotOnto(int held, long targets, String where) {
        if (targets == 0) {
            return "Nobody is %s; -%d discards the card.".formatted(where, held);
        }
        int heir = typed.anyOf(Deck.HEIRS);
        return heir == 0
                ? "Say for whom, such as %d:%d.".formatted(held, Cells.first(targets))
                : "%s is not %s.".formatted(sentence(heir), where);
    }

    private String whyNotCarry(int doozy) {
        int guest = typed.anyOf(table().parties());
        return guest == 0 || !table().doozies().containsKey(guest)
                ? whyNotOnto(doozy, table().parties(), "at a party")
                : "%s carries %s already, and an heir carries one doozy at most."
                        .formatted(sentence(guest), card(table().doozies().get(guest)));
    }

    private String whyNotSend(int held) {
        long guests = table().own().party();
        int guest = typed.anyOf(guests);
        if (guest == 0) {
            return whyNotOnto(held, guests, "at your party");
        }
        if (typed.seatBeside(guest).equals(Optional.of(table().due().seat()))) {
            return "%s is at your party already.".formatted(sentence(guest));
        }
        return whyNoParty(guest, "Say to whose party, such as %d:%d@2.".formatted(held, guest));
    }

    private static String sentence(int card) {
        return CardsWords.sentence(card(card));
    }
}
