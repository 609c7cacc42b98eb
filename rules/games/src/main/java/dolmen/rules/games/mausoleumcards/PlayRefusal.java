package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.CardsWords.exactly;
import static dolmen.rules.games.mausoleumcards.CardsWords.within;

import dolmen.rules.board.Cells;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import java.util.Optional;

/** The reason why a card cannot be played as typed; empty if no reason is known. */
record PlayRefusal(Knowledge knowledge, Statement typed) {
    private static final long TOOLS = Deck.ALL & ~Deck.HEIRS & ~Deck.GRAVES;

    Optional<Phrase> why() {
        int tool = typed.anyOf(TOOLS);
        int heir = typed.anyOf(Deck.HEIRS);
        if (tool == 0 && heir == 0) {
            return Optional.of(MausoleumcardsPhrases.refusalNameCard());
        }
        if (tool == 0 && typed.says(Verb.OFF)) {
            return (hand() & Deck.ACCIDENTS) == 0
                    ? Optional.of(MausoleumcardsPhrases.refusalNoAccident())
                    : whyNotOffed().or(() -> Optional.of(MausoleumcardsPhrases.refusalWhichAccident()));
        }
        long meant = tool == 0 ? Deck.HEIRS : TOOLS;
        int held = typed.anyOf(meant & hand());
        if (held == 0) {
            return Optional.of(notHeld(typed.anyOf(meant)));
        }
        if (typed.says(Verb.DISCARD)) {
            return typed.mentions().size() > 1
                    ? Optional.of(MausoleumcardsPhrases.refusalDiscardOne())
                    : Optional.empty();
        }
        return whyNot(held);
    }

    private Phrase notHeld(int card) {
        return Cells.stream(hand())
                .filter(twin -> Deck.name(twin).equals(Deck.name(card)))
                .mapToObj(twin -> MausoleumcardsPhrases.refusalTwin(within(twin), card))
                .findFirst()
                .orElseGet(() -> MausoleumcardsPhrases.refusalNotHeld(within(card)));
    }

    private Table table() {
        return knowledge.table();
    }

    private long hand() {
        return knowledge.known(table().due().seat());
    }

    private Optional<Phrase> whyNot(int held) {
        return switch (Deck.kind(held)) {
            case HEIR -> whyNoParty(held);
            case ACCIDENT -> whyNotOffedWith(held);
            case INCIDENT, DOOZY -> new TrickRefusal(table(), typed, held).why();
            case GRAVE -> Optional.empty();
        };
    }

    private Optional<Phrase> whyNoParty(int guest) {
        return typed.says(Verb.OFF) ? Optional.empty() : whyNotTo(table(), typed, guest);
    }

    /** The reason why an heir cannot come to the party that is named with it. */
    static Optional<Phrase> whyNotTo(Table table, Statement typed, int guest) {
        return typed.seatBeside(guest).flatMap(seat -> {
            if (seat >= table.seats()) {
                return Optional.of(MausoleumcardsPhrases.refusalNoSeat(seat + 1));
            }
            if (!table.inPlay(seat)) {
                return Optional.of(MausoleumcardsPhrases.refusalSeatLeft(CardsWords.seated(seat)));
            }
            return table.household(seat).hasRoomAtParty()
                    ? Optional.empty()
                    : Optional.of(MausoleumcardsPhrases.refusalPartyFullOf(CardsWords.seated(seat)));
        });
    }

    private Optional<Phrase> whyNotOffedWith(int accident) {
        if (table().offable() == 0) {
            return Optional.of(MausoleumcardsPhrases.refusalNobodyToKill(new Verbatim("-" + accident)));
        }
        return typed.anyOf(Deck.HEIRS) == 0
                ? Optional.of(MausoleumcardsPhrases.refusalKillsWhom(
                        new Verbatim("%dx%d".formatted(accident, Cells.first(table().offable())))))
                : whyNotOffed();
    }

    /** The reason why no accident can kill the named heir. */
    private Optional<Phrase> whyNotOffed() {
        int guest = typed.anyOf(table().parties());
        if (guest == 0) {
            return Optional.of(MausoleumcardsPhrases.refusalNoParty(exactly(typed.anyOf(Deck.HEIRS))));
        }
        if (Cells.has(table().offable(), guest)) {
            return whereElse(table(), typed, guest);
        }
        if (table().doozyRule(guest) == CardRule.BODYGUARD) {
            return Optional.of(MausoleumcardsPhrases.refusalBodyguard(exactly(guest)));
        }
        if ((table().own().party() & Deck.MEDDLING) != 0 && !Cells.has(Deck.MEDDLING, guest)) {
            return Optional.of(MausoleumcardsPhrases.refusalMeddling());
        }
        return Optional.of(MausoleumcardsPhrases.refusalClever(exactly(guest)));
    }

    /** The actual place of an heir, if the text gives another one. */
    static Optional<Phrase> whereElse(Table table, Statement typed, int heir) {
        int host = table.hostOf(heir);
        boolean party = Cells.has(table.parties(), heir);
        return typed.seatBeside(heir)
                .filter(seat -> seat != host)
                .map(seat -> party
                        ? MausoleumcardsPhrases.refusalAtPartyOf(exactly(heir), CardsWords.seated(host))
                        : MausoleumcardsPhrases.refusalInMorgueOf(exactly(heir), CardsWords.seated(host)));
    }
}
