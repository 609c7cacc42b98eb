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

/**
 * Describes a legal move to one viewer, who is called "you", in an English sentence.
 *
 * @param done true for a move that was played, in the past tense
 */
record CardsSentence(Knowledge before, boolean done) {

    String of(CardsMove move) {
        return deed(move)
                + (isShuffledBy(move) ? "; the pile %s shuffled into the deck".formatted(tense("is", "was")) : "");
    }

    /** Names only the card if a seat drew it: a sentence about the draw itself came before. */
    private String deed(CardsMove move) {
        return done
                        && isOwn()
                        && move instanceof Deal(int card)
                        && table().due().step() == Due.Step.DRAW
                ? "It is " + card(card)
                : (isOwn() ? "You" : seat(mover())) + " " + told(move);
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
    private String verb(String ofYou, String ofSeat, String past) {
        return tense(isOwn() ? ofYou : ofSeat, past);
    }

    private String tense(String present, String past) {
        return done ? past : present;
    }

    private boolean isShuffledBy(CardsMove move) {
        Stock after = new Effect(table()).of(move).stock();
        return after.pile().isEmpty()
                && !(move instanceof TakePile)
                && !table().stock().pile().isEmpty();
    }

    private String told(CardsMove move) {
        return switch (move) {
            case Draw draw -> verb("draw", "draws", "drew") + " a card";
            case TakePile take ->
                "%s %s from the pile"
                        .formatted(
                                verb("take", "takes", "took"),
                                card(table().stock().pile().getLast()));
            case Deal(int card) -> dealt(isOwn() ? card(card) : "a card");
            case Invite(int heir, int host) ->
                "%s %s to %s".formatted(verb("invite", "invites", "invited"), card(heir), partyOf(host));
            case Off(int accident, int heir) -> killed(accident, heir);
            case Use(int card, int heir) -> used(card, heir);
            case Send(int card, int heir, int host) ->
                "%s %s, and %s %s for %s"
                        .formatted(plays(), card(card), heir(heir), tense("leaves", "left"), partyOf(host));
            case Discard(int card) -> verb("discard", "discards", "discarded") + " " + card(card);
            case Bury bury -> buried(bury);
        };
    }

    private String plays() {
        return verb("play", "plays", "played");
    }

    private String dealt(String what) {
        return table().due().step() == Due.Step.DEAL
                ? "%s dealt %s".formatted(done && isOwn() ? "were" : verb("are", "is", "was"), what)
                : "%s %s".formatted(verb("draw", "draws", "drew"), what);
    }

    private String partyOf(int host) {
        return of("party", host);
    }

    /** A phrase such as "the party of seat 2". */
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
                        verb("kill", "kills", "killed"),
                        heir(heir),
                        partyOf(host),
                        card(accident),
                        table().household(host).hasRoomInMorgue()
                                ? ""
                                : "; the morgue %s full, so the heir %s discarded"
                                        .formatted(tense("is", "was"), tense("is", "was")));
    }

    private String used(int card, int heir) {
        int host = table().hostOf(heir);
        String from = of(Cells.has(table().parties(), heir) ? "party" : "morgue", host);
        return Deck.kind(card) == CardKind.DOOZY
                ? "%s %s on %s at %s".formatted(verb("put", "puts", "put"), card(card), heir(heir), from)
                : "%s %s, and %s %s %s"
                        .formatted(
                                plays(),
                                card(card),
                                heir(heir),
                                Deck.rule(card) == CardRule.ON_HOLIDAY
                                        ? tense("is", "was") + " discarded from"
                                        : tense("comes", "came") + " from",
                                from);
    }

    private String heir(int heir) {
        return CardsWords.heir(table(), heir);
    }

    private String buried(Bury bury) {
        return "%s %s%s and %s %s for $%dm; %s mausoleum %s worth $%dm"
                .formatted(
                        verb("bury", "buries", "buried"),
                        CardsWords.list(bury.inOrder().stream().map(this::heir).toList()),
                        onTop(bury),
                        verb("buy", "buys", "bought"),
                        CardsWords.named(bury.grave()),
                        Deck.value(bury.grave()),
                        isOwn() ? "your" : "their",
                        tense("is", "is now"),
                        table().own().worth() + Deck.value(bury.grave()));
    }

    /**
     * A remark on the top heir after a burial of several, because the next seat may take it; empty if the pile is
     * shuffled at once.
     */
    private String onTop(Bury bury) {
        return Cells.count(bury.heirs()) == 1 || isShuffledBy(bury)
                ? ""
                : ", with %s on top of the pile,".formatted(CardsWords.named(bury.last()));
    }
}
