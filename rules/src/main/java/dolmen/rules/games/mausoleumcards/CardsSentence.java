package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.CardsWords.card;
import static dolmen.rules.games.mausoleumcards.CardsWords.seat;

import dolmen.rules.board.Cells;
import dolmen.rules.games.mausoleumcards.CardsMove.Bury;
import dolmen.rules.games.mausoleumcards.CardsMove.Deal;
import dolmen.rules.games.mausoleumcards.CardsMove.Discard;
import dolmen.rules.games.mausoleumcards.CardsMove.Draw;
import dolmen.rules.games.mausoleumcards.CardsMove.Invite;
import dolmen.rules.games.mausoleumcards.CardsMove.Off;
import dolmen.rules.games.mausoleumcards.CardsMove.Send;
import dolmen.rules.games.mausoleumcards.CardsMove.TakePile;
import dolmen.rules.games.mausoleumcards.CardsMove.Use;

/** A legal move in an English sentence, as one viewer may know it. */
record CardsSentence(Knowledge before) {

    String of(CardsMove move) {
        return seat(mover()) + " " + done(move) + (isShuffledBy(move) ? "; the pile is shuffled into the deck" : "");
    }

    private Table table() {
        return before.table();
    }

    private int mover() {
        return table().due().seat();
    }

    private boolean isShuffledBy(CardsMove move) {
        Stock after = new Effect(table()).of(move).stock();
        return after.pile().isEmpty()
                && !(move instanceof TakePile)
                && !table().stock().pile().isEmpty();
    }

    private String done(CardsMove move) {
        return switch (move) {
            case Draw draw -> "goes to the deck";
            case TakePile take ->
                "takes %s from the pile".formatted(card(table().stock().pile().getLast()));
            case Deal(int card) -> dealt(before.isAt(mover()) ? card(card) : "a card");
            case Invite(int heir, int host) -> "invites %s to %s".formatted(card(heir), partyOf(host));
            case Off(int accident, int heir) -> offed(accident, heir);
            case Use(int card, int heir) -> used(card, heir);
            case Send(int card, int heir, int host) ->
                "plays %s: %s leaves for %s".formatted(card(card), card(heir), partyOf(host));
            case Discard(int card) -> "discards " + card(card);
            case Bury bury -> buried(bury);
        };
    }

    private String dealt(String what) {
        return table().due().step() == Due.Step.DEAL ? "is dealt " + what : "draws %s from the deck".formatted(what);
    }

    private String partyOf(int host) {
        return host == mover() ? "its own party" : "the party of seat %d".formatted(host + 1);
    }

    private String morgueOf(int host) {
        return host == mover() ? "its own morgue" : "the morgue of seat %d".formatted(host + 1);
    }

    private String offed(int accident, int heir) {
        int host = table().hostOf(heir);
        return "offs %s at %s with %s%s"
                .formatted(
                        card(heir),
                        partyOf(host),
                        card(accident),
                        table().household(host).hasRoomInMorgue()
                                ? ""
                                : "; the morgue is full, so the heir is discarded");
    }

    private String used(int card, int heir) {
        int host = table().hostOf(heir);
        String from = Cells.has(table().parties(), heir) ? partyOf(host) : morgueOf(host);
        return Deck.kind(card) == CardKind.DOOZY
                ? "puts %s on %s at %s".formatted(card(card), card(heir), from)
                : "plays %s: %s %s %s"
                        .formatted(
                                card(card),
                                card(heir),
                                Deck.rule(card) == CardRule.ON_HOLIDAY ? "is discarded from" : "comes from",
                                from);
    }

    private String buried(Bury bury) {
        return "buries %s%s and buys %s for $%dm; its mausoleum is worth $%dm"
                .formatted(
                        CardsWords.cards(bury.inOrder()),
                        onTop(bury),
                        card(bury.grave()),
                        Deck.value(bury.grave()),
                        table().own().worth() + Deck.value(bury.grave()));
    }

    /** Where several heirs were buried, the next seat may take the one on top, unless the pile is shuffled at once. */
    private String onTop(Bury bury) {
        return Cells.count(bury.heirs()) == 1 || isShuffledBy(bury)
                ? ""
                : ", with %s on top,".formatted(card(bury.last()));
    }
}
