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

/** A legal move in an English sentence for one viewer, who is called "you". */
record CardsSentence(Knowledge before) {

    String of(CardsMove move) {
        String subject = isOwn() ? "You" : seat(mover());
        return subject + " " + done(move) + (isShuffledBy(move) ? "; the pile is shuffled into the deck" : "");
    }

    private Table table() {
        return before.table();
    }

    private int mover() {
        return table().due().seat();
    }

    private boolean isOwn() {
        return before.isAt(mover());
    }

    /** The verb in agreement with the mover. */
    private String verb(String ofYou, String ofSeat) {
        return isOwn() ? ofYou : ofSeat;
    }

    private boolean isShuffledBy(CardsMove move) {
        Stock after = new Effect(table()).of(move).stock();
        return after.pile().isEmpty()
                && !(move instanceof TakePile)
                && !table().stock().pile().isEmpty();
    }

    private String done(CardsMove move) {
        return switch (move) {
            case Draw draw -> verb("go", "goes") + " to the deck";
            case TakePile take ->
                "%s %s from the pile"
                        .formatted(
                                verb("take", "takes"),
                                card(table().stock().pile().getLast()));
            case Deal(int card) -> dealt(isOwn() ? card(card) : "a card");
            case Invite(int heir, int host) ->
                "%s %s to %s".formatted(verb("invite", "invites"), card(heir), partyOf(host));
            case Off(int accident, int heir) -> killed(accident, heir);
            case Use(int card, int heir) -> used(card, heir);
            case Send(int card, int heir, int host) ->
                "%s %s, and %s leaves for %s".formatted(plays(), card(card), card(heir), partyOf(host));
            case Discard(int card) -> verb("discard", "discards") + " " + card(card);
            case Bury bury -> buried(bury);
        };
    }

    private String plays() {
        return verb("play", "plays");
    }

    private String dealt(String what) {
        return table().due().step() == Due.Step.DEAL
                ? "%s dealt %s".formatted(verb("are", "is"), what)
                : "%s %s from the deck".formatted(verb("draw", "draws"), what);
    }

    private String partyOf(int host) {
        return of("party", host);
    }

    /** Such as "the party of seat 2". */
    private String of(String what, int host) {
        if (before.isAt(host)) {
            return "your " + what;
        }
        return host == mover() ? "their own " + what : "the %s of seat %d".formatted(what, host + 1);
    }

    private String killed(int accident, int heir) {
        int host = table().hostOf(heir);
        return "%s %s at %s with %s%s"
                .formatted(
                        verb("kill", "kills"),
                        card(heir),
                        partyOf(host),
                        card(accident),
                        table().household(host).hasRoomInMorgue()
                                ? ""
                                : "; the morgue is full, so the heir is discarded");
    }

    private String used(int card, int heir) {
        int host = table().hostOf(heir);
        String from = of(Cells.has(table().parties(), heir) ? "party" : "morgue", host);
        return Deck.kind(card) == CardKind.DOOZY
                ? "%s %s on %s at %s".formatted(verb("put", "puts"), card(card), card(heir), from)
                : "%s %s, and %s %s %s"
                        .formatted(
                                plays(),
                                card(card),
                                card(heir),
                                Deck.rule(card) == CardRule.ON_HOLIDAY ? "is discarded from" : "comes from",
                                from);
    }

    private String buried(Bury bury) {
        return "%s %s%s and %s %s for $%dm; %s mausoleum is worth $%dm"
                .formatted(
                        verb("bury", "buries"),
                        CardsWords.cards(bury.inOrder()),
                        onTop(bury),
                        verb("buy", "buys"),
                        card(bury.grave()),
                        Deck.value(bury.grave()),
                        verb("your", "their"),
                        table().own().worth() + Deck.value(bury.grave()));
    }

    /**
     * A remark on the heir on top after a burial of several: the next seat may take it, unless the pile is shuffled at
     * once.
     */
    private String onTop(Bury bury) {
        return Cells.count(bury.heirs()) == 1 || isShuffledBy(bury)
                ? ""
                : ", with %s on top of the pile,".formatted(card(bury.last()));
    }
}
