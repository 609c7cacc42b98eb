package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.CardsWords.exactly;
import static dolmen.rules.games.mausoleumcards.CardsWords.sentence;

import dolmen.rules.board.Cells;
import java.util.Optional;

/** The reason why a card cannot be played as typed; empty if no reason is known. */
record PlayRefusal(Knowledge knowledge, Statement typed) {
    private static final long TOOLS = Deck.ALL & ~Deck.HEIRS & ~Deck.GRAVES;

    Optional<String> why() {
        int tool = typed.anyOf(TOOLS);
        int heir = typed.anyOf(Deck.HEIRS);
        if (tool == 0 && heir == 0) {
            return Optional.of("Name a card of your hand.");
        }
        if (tool == 0 && typed.says(Verb.OFF)) {
            return (hand() & Deck.ACCIDENTS) == 0
                    ? Optional.of("You hold no accident.")
                    : whyNotOffed().or(() -> Optional.of("Say with which accident, such as 19x5."));
        }
        long meant = tool == 0 ? Deck.HEIRS : TOOLS;
        int held = typed.anyOf(meant & hand());
        if (held == 0) {
            return Optional.of(notHeld(typed.anyOf(meant)));
        }
        if (typed.says(Verb.DISCARD)) {
            return typed.mentions().size() > 1
                    ? Optional.of("Discard one card, and name nothing else.")
                    : Optional.empty();
        }
        return whyNot(held);
    }

    private String notHeld(int card) {
        return Cells.stream(hand())
                .filter(twin -> Deck.name(twin).equals(Deck.name(card)))
                .mapToObj(twin -> "You hold %s, not card %d.".formatted(exactly(twin), card))
                .findFirst()
                .orElseGet(() -> "You do not hold %s.".formatted(exactly(card)));
    }

    private Table table() {
        return knowledge.table();
    }

    private long hand() {
        return knowledge.known(table().due().seat());
    }

    private Optional<String> whyNot(int held) {
        return switch (Deck.kind(held)) {
            case HEIR -> whyNoParty(held);
            case ACCIDENT -> whyNotOffedWith(held);
            case INCIDENT, DOOZY -> new TrickRefusal(table(), typed, held).why();
            case GRAVE -> Optional.empty();
        };
    }

    private Optional<String> whyNoParty(int guest) {
        return typed.says(Verb.OFF) ? Optional.empty() : whyNotTo(table(), typed, guest);
    }

    /** The reason why an heir cannot come to the party that is named with it. */
    static Optional<String> whyNotTo(Table table, Statement typed, int guest) {
        return typed.seatBeside(guest).flatMap(seat -> {
            if (seat >= table.seats()) {
                return Optional.of("There is no seat %d at this table.".formatted(seat + 1));
            }
            if (!table.inPlay(seat)) {
                return Optional.of("Seat %d has left the table.".formatted(seat + 1));
            }
            return table.household(seat).hasRoomAtParty()
                    ? Optional.empty()
                    : Optional.of("The party of seat %d is full: four heirs are there.".formatted(seat + 1));
        });
    }

    private Optional<String> whyNotOffedWith(int accident) {
        if (table().offable() == 0) {
            return Optional.of("There is nobody whom you could off; -%d discards the card.".formatted(accident));
        }
        return typed.anyOf(Deck.HEIRS) == 0
                ? Optional.of("Say whom it kills, such as %dx%d.".formatted(accident, Cells.first(table().offable())))
                : whyNotOffed();
    }

    /** The reason why no accident can kill the named heir. */
    private Optional<String> whyNotOffed() {
        int guest = typed.anyOf(table().parties());
        if (guest == 0) {
            return Optional.of("%s is at no party.".formatted(sentence(exactly(typed.anyOf(Deck.HEIRS)))));
        }
        if (Cells.has(table().offable(), guest)) {
            return whereElse(table(), typed, guest);
        }
        if (table().doozyRule(guest) == CardRule.BODYGUARD) {
            return Optional.of("%s has a Bodyguard and cannot be killed.".formatted(sentence(exactly(guest))));
        }
        if ((table().own().party() & Deck.MEDDLING) != 0 && !Cells.has(Deck.MEDDLING, guest)) {
            return Optional.of("With a Meddling Cousin at your party you may kill Meddling Cousins only.");
        }
        return Optional.of(
                "%s is too clever to be killed while you can kill somebody else.".formatted(sentence(exactly(guest))));
    }

    /** The actual place of an heir, if the text gives another one. */
    static Optional<String> whereElse(Table table, Statement typed, int heir) {
        int host = table.hostOf(heir);
        boolean party = Cells.has(table.parties(), heir);
        return typed.seatBeside(heir)
                .filter(seat -> seat != host)
                .map(seat -> "%s is %s of seat %d."
                        .formatted(sentence(exactly(heir)), party ? "at the party" : "in the morgue", host + 1));
    }
}
