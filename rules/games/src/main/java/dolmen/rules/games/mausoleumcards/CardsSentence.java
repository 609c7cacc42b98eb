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
        if (isOwn()) {
            return done ? MausoleumcardsPhrases.moveDrewYou() : MausoleumcardsPhrases.moveDrawYou();
        }
        return done ? MausoleumcardsPhrases.moveDrew(seat()) : MausoleumcardsPhrases.moveDraw(seat());
    }

    private Phrase took(Argument card) {
        if (isOwn()) {
            return done ? MausoleumcardsPhrases.moveTookYou(card) : MausoleumcardsPhrases.moveTakeYou(card);
        }
        return done ? MausoleumcardsPhrases.moveTook(seat(), card) : MausoleumcardsPhrases.moveTake(seat(), card);
    }

    private Phrase dealt(int dealt) {
        if (isOwn()) {
            return done
                    ? MausoleumcardsPhrases.moveDealtYou(card(dealt))
                    : MausoleumcardsPhrases.moveDealYou(card(dealt));
        }
        return done ? MausoleumcardsPhrases.moveDealt(seat()) : MausoleumcardsPhrases.moveDeal(seat());
    }

    /**
     * Tells the mover only the card after a draw, because the draw was told before; others the draw again, because
     * equal sentences are told once.
     */
    private Phrase found(int found) {
        if (isOwn()) {
            return done
                    ? MausoleumcardsPhrases.moveFoundYou(card(found))
                    : MausoleumcardsPhrases.moveFindYou(card(found));
        }
        return drew();
    }

    private Phrase invited(Argument heir, Phrase place) {
        if (isOwn()) {
            return done
                    ? MausoleumcardsPhrases.moveInvitedYou(heir, place)
                    : MausoleumcardsPhrases.moveInviteYou(heir, place);
        }
        return done
                ? MausoleumcardsPhrases.moveInvited(seat(), heir, place)
                : MausoleumcardsPhrases.moveInvite(seat(), heir, place);
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
        if (isOwn()) {
            return done
                    ? MausoleumcardsPhrases.moveKilledYou(heir, place, accident)
                    : MausoleumcardsPhrases.moveKillYou(heir, place, accident);
        }
        return done
                ? MausoleumcardsPhrases.moveKilled(seat(), heir, place, accident)
                : MausoleumcardsPhrases.moveKill(seat(), heir, place, accident);
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
        if (isOwn()) {
            return done
                    ? MausoleumcardsPhrases.moveAttachedYou(card, heir, place)
                    : MausoleumcardsPhrases.moveAttachYou(card, heir, place);
        }
        return done
                ? MausoleumcardsPhrases.moveAttached(seat(), card, heir, place)
                : MausoleumcardsPhrases.moveAttach(seat(), card, heir, place);
    }

    private Phrase sentOnHoliday(Argument card, Argument heir, Phrase place) {
        if (isOwn()) {
            return done
                    ? MausoleumcardsPhrases.moveHolidayedYou(card, heir, place)
                    : MausoleumcardsPhrases.moveHolidayYou(card, heir, place);
        }
        return done
                ? MausoleumcardsPhrases.moveHolidayed(seat(), card, heir, place)
                : MausoleumcardsPhrases.moveHoliday(seat(), card, heir, place);
    }

    private Phrase fetched(Argument card, Argument heir, Phrase place) {
        if (isOwn()) {
            return done
                    ? MausoleumcardsPhrases.moveFetchedYou(card, heir, place)
                    : MausoleumcardsPhrases.moveFetchYou(card, heir, place);
        }
        return done
                ? MausoleumcardsPhrases.moveFetched(seat(), card, heir, place)
                : MausoleumcardsPhrases.moveFetch(seat(), card, heir, place);
    }

    private Phrase sent(Argument card, Argument heir, Phrase place) {
        if (isOwn()) {
            return done
                    ? MausoleumcardsPhrases.moveSentYou(card, heir, place)
                    : MausoleumcardsPhrases.moveSendYou(card, heir, place);
        }
        return done
                ? MausoleumcardsPhrases.moveSent(seat(), card, heir, place)
                : MausoleumcardsPhrases.moveSend(seat(), card, heir, place);
    }

    private Phrase discarded(Argument card) {
        if (isOwn()) {
            return done ? MausoleumcardsPhrases.moveDiscardedYou(card) : MausoleumcardsPhrases.moveDiscardYou(card);
        }
        return done
                ? MausoleumcardsPhrases.moveDiscarded(seat(), card)
                : MausoleumcardsPhrases.moveDiscard(seat(), card);
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
        if (isOwn()) {
            return done
                    ? MausoleumcardsPhrases.moveBuriedYou(heirs, grave, price, worth)
                    : MausoleumcardsPhrases.moveBuryYou(heirs, grave, price, worth);
        }
        return done
                ? MausoleumcardsPhrases.moveBuried(seat(), heirs, grave, price, worth)
                : MausoleumcardsPhrases.moveBury(seat(), heirs, grave, price, worth);
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
