package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.CardsWords.card;
import static dolmen.rules.games.mausoleumcards.CardsWords.named;
import static dolmen.rules.games.mausoleumcards.CardsWords.seated;

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
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import java.util.function.Function;

/**
 * Describes a legal move to one viewer, who is called "you".
 *
 * @param done true for a move that was played, in the past tense
 */
record CardsSentence(Knowledge before, boolean done) {

    Phrase of(CardsMove move) {
        Phrase deed = deed(move);
        if (!isShuffledBy(move)) {
            return deed;
        }
        return done ? MausoleumcardsPhrases.moveWasShuffled(deed) : MausoleumcardsPhrases.moveShuffled(deed);
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

    private Argument seat() {
        return seated(mover());
    }

    /** The form of a deed for the viewer and the time: done by the viewer or another seat, now or in the past. */
    private Phrase form(Phrase you, Phrase youDone, Phrase seat, Phrase seatDone) {
        if (isOwn()) {
            return done ? youDone : you;
        }
        return done ? seatDone : seat;
    }

    private boolean isShuffledBy(CardsMove move) {
        Stock after = new Effect(table()).of(move).stock();
        return after.pile().isEmpty()
                && !(move instanceof TakePile)
                && !table().stock().pile().isEmpty();
    }

    private Phrase deed(CardsMove move) {
        return switch (move) {
            case Draw draw -> drew();
            case TakePile take -> took(card(table().stock().pile().getLast()));
            case Deal(int dealt) -> table().due().step() == Due.Step.DEAL ? dealt(dealt) : found(dealt);
            case Invite(int heir, int host) -> invited(card(heir), to(host));
            case Off(int accident, int heir) -> killed(accident, heir);
            case Use(int used, int heir) -> used(used, heir);
            case Send(int change, int heir, int host) -> sent(card(change), heir(heir), to(host));
            case Discard(int discarded) -> discarded(card(discarded));
            case Bury bury -> buried(bury);
        };
    }

    private Phrase drew() {
        return form(
                MausoleumcardsPhrases.moveDrawYou(),
                MausoleumcardsPhrases.moveDrewYou(),
                MausoleumcardsPhrases.moveDraw(seat()),
                MausoleumcardsPhrases.moveDrew(seat()));
    }

    private Phrase took(Argument card) {
        return form(
                MausoleumcardsPhrases.moveTakeYou(card),
                MausoleumcardsPhrases.moveTookYou(card),
                MausoleumcardsPhrases.moveTake(seat(), card),
                MausoleumcardsPhrases.moveTook(seat(), card));
    }

    private Phrase dealt(int dealt) {
        return form(
                MausoleumcardsPhrases.moveDealYou(card(dealt)),
                MausoleumcardsPhrases.moveDealtYou(card(dealt)),
                MausoleumcardsPhrases.moveDeal(seat()),
                MausoleumcardsPhrases.moveDealt(seat()));
    }

    /**
     * Tells the mover only the card after a draw, because the draw was told before; others the draw again, because
     * equal sentences are told once.
     */
    private Phrase found(int found) {
        return form(
                MausoleumcardsPhrases.moveFindYou(card(found)),
                MausoleumcardsPhrases.moveFoundYou(card(found)),
                MausoleumcardsPhrases.moveDraw(seat()),
                MausoleumcardsPhrases.moveDrew(seat()));
    }

    private Phrase invited(Argument heir, Phrase place) {
        return form(
                MausoleumcardsPhrases.moveInviteYou(heir, place),
                MausoleumcardsPhrases.moveInvitedYou(heir, place),
                MausoleumcardsPhrases.moveInvite(seat(), heir, place),
                MausoleumcardsPhrases.moveInvited(seat(), heir, place));
    }

    private Phrase killed(int accident, int heir) {
        int host = table().hostOf(heir);
        Phrase deed = killed(heir(heir), at(host), card(accident));
        if (table().household(host).hasRoomInMorgue()) {
            return deed;
        }
        return done ? MausoleumcardsPhrases.moveMorgueWasFull(deed) : MausoleumcardsPhrases.moveMorgueFull(deed);
    }

    private Phrase killed(Argument heir, Phrase place, Argument accident) {
        return form(
                MausoleumcardsPhrases.moveKillYou(heir, place, accident),
                MausoleumcardsPhrases.moveKilledYou(heir, place, accident),
                MausoleumcardsPhrases.moveKill(seat(), heir, place, accident),
                MausoleumcardsPhrases.moveKilled(seat(), heir, place, accident));
    }

    private Phrase used(int used, int heir) {
        int host = table().hostOf(heir);
        if (Deck.kind(used) == CardKind.DOOZY) {
            return attached(card(used), heir(heir), at(host));
        }
        Phrase place = Cells.has(table().parties(), heir) ? fromParty(host) : fromMorgue(host);
        return Deck.rule(used) == CardRule.ON_HOLIDAY
                ? sentOnHoliday(card(used), heir(heir), place)
                : fetched(card(used), heir(heir), place);
    }

    private Phrase attached(Argument card, Argument heir, Phrase place) {
        return form(
                MausoleumcardsPhrases.moveAttachYou(card, heir, place),
                MausoleumcardsPhrases.moveAttachedYou(card, heir, place),
                MausoleumcardsPhrases.moveAttach(seat(), card, heir, place),
                MausoleumcardsPhrases.moveAttached(seat(), card, heir, place));
    }

    private Phrase sentOnHoliday(Argument card, Argument heir, Phrase place) {
        return form(
                MausoleumcardsPhrases.moveHolidayYou(card, heir, place),
                MausoleumcardsPhrases.moveHolidayedYou(card, heir, place),
                MausoleumcardsPhrases.moveHoliday(seat(), card, heir, place),
                MausoleumcardsPhrases.moveHolidayed(seat(), card, heir, place));
    }

    private Phrase fetched(Argument card, Argument heir, Phrase place) {
        return form(
                MausoleumcardsPhrases.moveFetchYou(card, heir, place),
                MausoleumcardsPhrases.moveFetchedYou(card, heir, place),
                MausoleumcardsPhrases.moveFetch(seat(), card, heir, place),
                MausoleumcardsPhrases.moveFetched(seat(), card, heir, place));
    }

    private Phrase sent(Argument card, Argument heir, Phrase place) {
        return form(
                MausoleumcardsPhrases.moveSendYou(card, heir, place),
                MausoleumcardsPhrases.moveSentYou(card, heir, place),
                MausoleumcardsPhrases.moveSend(seat(), card, heir, place),
                MausoleumcardsPhrases.moveSent(seat(), card, heir, place));
    }

    private Phrase discarded(Argument card) {
        return form(
                MausoleumcardsPhrases.moveDiscardYou(card),
                MausoleumcardsPhrases.moveDiscardedYou(card),
                MausoleumcardsPhrases.moveDiscard(seat(), card),
                MausoleumcardsPhrases.moveDiscarded(seat(), card));
    }

    /** Names the top heir of a burial of several, because the next seat may take it, unless the pile is shuffled. */
    private Phrase buried(Bury bury) {
        Argument heirs = CardsWords.listed(table(), bury.inOrder());
        boolean top = Cells.count(bury.heirs()) > 1 && !isShuffledBy(bury);
        int price = Deck.value(bury.grave());
        return buried(
                top ? MausoleumcardsPhrases.heirsTop(heirs, named(bury.last())) : heirs,
                named(bury.grave()),
                price,
                table().own().worth() + price);
    }

    private Phrase buried(Argument heirs, Argument grave, int price, int worth) {
        return form(
                MausoleumcardsPhrases.moveBuryYou(heirs, grave, price, worth),
                MausoleumcardsPhrases.moveBuriedYou(heirs, grave, price, worth),
                MausoleumcardsPhrases.moveBury(seat(), heirs, grave, price, worth),
                MausoleumcardsPhrases.moveBuried(seat(), heirs, grave, price, worth));
    }

    private Phrase to(int host) {
        return of(
                host,
                MausoleumcardsPhrases.toPartyYours(),
                MausoleumcardsPhrases.toPartyOwn(),
                MausoleumcardsPhrases::toPartyOf);
    }

    private Phrase at(int host) {
        return of(
                host,
                MausoleumcardsPhrases.atPartyYours(),
                MausoleumcardsPhrases.atPartyOwn(),
                MausoleumcardsPhrases::atPartyOf);
    }

    private Phrase fromParty(int host) {
        return of(
                host,
                MausoleumcardsPhrases.fromPartyYours(),
                MausoleumcardsPhrases.fromPartyOwn(),
                MausoleumcardsPhrases::fromPartyOf);
    }

    private Phrase fromMorgue(int host) {
        return of(
                host,
                MausoleumcardsPhrases.fromMorgueYours(),
                MausoleumcardsPhrases.fromMorgueOwn(),
                MausoleumcardsPhrases::fromMorgueOf);
    }

    /** The place of the viewer, of the mover or of another seat. */
    private Phrase of(int host, Phrase yours, Phrase own, Function<Argument, Phrase> others) {
        if (before.isAt(host)) {
            return yours;
        }
        return host == mover() ? own : others.apply(seated(host));
    }

    private Argument heir(int heir) {
        return CardsWords.heir(table(), heir);
    }
}
