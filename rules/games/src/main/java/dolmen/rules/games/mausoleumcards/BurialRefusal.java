package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.CardsWords.exactly;

import dolmen.rules.board.Cells;
import java.util.Optional;

/** The reason why a grave cannot be bought as typed; empty if no reason is known. */
record BurialRefusal(Knowledge knowledge, Statement typed) {

    Optional<String> why() {
        int grave = typed.anyOf(Deck.GRAVES);
        if (morgue() == 0) {
            return Optional.of("Your morgue is empty: there is nobody to bury.");
        }
        if (grave == 0) {
            return whoIsElsewhere().or(() -> Optional.of("Say which grave you buy, and for whom, such as $37=3+5."));
        }
        return Cells.has(table().shop(), grave)
                ? whoIsElsewhere().or(() -> whyNotFor(grave, named()))
                : Optional.of("Somebody has bought %s already.".formatted(CardsWords.named(grave)));
    }

    private Table table() {
        return knowledge.table();
    }

    private long morgue() {
        return table().own().morgue();
    }

    private Optional<String> whoIsElsewhere() {
        return typed.mentions().stream()
                .filter(mention -> mention.price() == 0)
                .mapToLong(mention -> mention.among(Deck.HEIRS))
                .filter(meant -> meant != 0 && (meant & morgue()) == 0)
                .mapToObj(meant ->
                        "%s is not in your morgue.".formatted(CardsWords.sentence(exactly(Cells.first(meant)))))
                .findFirst();
    }

    /** The heirs of the morgue that are named; a repeated name means the next heir of that name. */
    private long named() {
        long named = 0;
        for (Mention mention : typed.mentions()) {
            named |= Long.lowestOneBit(mention.among(morgue()) & ~named);
        }
        return named;
    }

    private Optional<String> whyNotFor(int grave, long heirs) {
        var burial = new Burial(table(), heirs);
        if (heirs != 0 && !burial.isFitting()) {
            return Optional.of("A Black Sheep is buried alone or with the other Black Sheep.");
        }
        if (heirs != 0 && !burial.pays(grave)) {
            return Optional.of("What you would bury is worth $%dm, and %s costs $%dm."
                    .formatted(burial.worth(), CardsWords.named(grave), Deck.value(grave)));
        }
        return canBeBought(grave)
                ? whatElseItCosts(grave)
                : Optional.of("Nobody in your morgue can pay for %s, which costs $%dm."
                        .formatted(CardsWords.named(grave), Deck.value(grave)));
    }

    private Optional<String> whatElseItCosts(int grave) {
        boolean other = typed.mentions().stream()
                .anyMatch(mention -> !mention.isCard() && mention.price() != 0 && mention.price() != Deck.value(grave));
        return other
                ? Optional.of(
                        "%s costs $%dm.".formatted(CardsWords.sentence(CardsWords.named(grave)), Deck.value(grave)))
                : Optional.empty();
    }

    private boolean canBeBought(int grave) {
        return knowledge.legalMoves().stream()
                .anyMatch(move -> move instanceof CardsMove.Bury bury && bury.grave() == grave);
    }
}
