package dolmen.rules.games.mausoleumcards;

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
import dolmen.rules.games.mausoleumcards.Due.Step;

/** The effects of legal moves on a table, as everybody sees them. */
record Effect(Table before) {

    /** The table after a move; it does not show which card chance deals. */
    Table of(CardsMove move) {
        int seat = before.due().seat();
        Table after = switch (move) {
            case Draw draw -> before.with(before.due().then(Step.DRAW));
            case TakePile take -> taken(seat);
            case Deal deal -> dealt(seat);
            case Invite(int heir, int host) ->
                joined(before.shown(seat, heir), host, heir).turnEnded();
            case Off(int accident, int heir) -> offed(before.shown(seat, accident), accident, heir);
            case Use(int card, int heir) ->
                used(before.shown(seat, card), card, heir).turnEnded();
            case Send(int card, int heir, int host) ->
                moved(before.shown(seat, card).discarded(card), heir, host).turnEnded();
            case Discard(int card) -> before.shown(seat, card).discarded(card).turnEnded();
            case Bury bury -> buried(seat, bury);
        };
        return after.withPly(before.ply() + 1);
    }

    private Table taken(int seat) {
        int top = before.stock().pile().getLast();
        return before.with(before.stock().withoutTop())
                .with(seat, before.household(seat).holding(top))
                .with(before.due().then(Step.PLAY));
    }

    private Table dealt(int seat) {
        Table drawn = before.with(before.stock().drawnBy(seat));
        return before.due().step() == Step.DRAW ? drawn.with(before.due().then(Step.PLAY)) : dealtOn(drawn);
    }

    /** The table after a card of the first deal: the next seat gets one, or every hand is full. */
    private static Table dealtOn(Table table) {
        boolean over = table.playing().allMatch(seat -> table.handOf(seat) == table.handSize());
        return table.with(
                over
                        ? new Due(Step.TURN, table.playing().findFirst().orElseThrow(), 1)
                        : new Due(Step.DEAL, table.nextInPlay(), 1));
    }

    private static Table joined(Table table, int host, int heir) {
        return table.with(host, table.household(host).welcoming(heir));
    }

    private static Table moved(Table table, int heir, int host) {
        int from = table.hostOf(heir);
        return joined(table.with(from, table.household(from).without(heir)), host, heir);
    }

    private static Table offed(Table table, int accident, int heir) {
        int host = table.hostOf(heir);
        Household household = table.household(host);
        Table gone = household.hasRoomInMorgue()
                ? table.with(host, household.without(heir).mourning(heir))
                : table.heirDiscarded(heir);
        return gone.discarded(accident).turnEnded();
    }

    private static Table used(Table table, int card, int heir) {
        int seat = table.due().seat();
        return switch (Deck.rule(card)) {
            case ON_HOLIDAY -> table.discarded(card).heirDiscarded(heir);
            case GATECRASHER -> moved(table.discarded(card), heir, seat);
            case BODY_SNATCHERS -> snatched(table.discarded(card), seat, heir);
            case LIFE_INSURANCE, DISINHERITED, BODYGUARD -> table.burdened(heir, card);
            case NONE, SPOUSE, CLEVER, BLACK_SHEEP, MEDDLING, CHANGE_OF_PLANS ->
                throw new IllegalArgumentException("card %d cannot be used like this".formatted(card));
        };
    }

    private static Table snatched(Table table, int seat, int heir) {
        int from = table.hostOf(heir);
        Table without = table.with(from, table.household(from).without(heir));
        return without.with(seat, without.household(seat).mourning(heir));
    }

    private Table buried(int seat, Bury bury) {
        Table table = before;
        for (int heir : bury.inOrder()) {
            table = table.heirDiscarded(heir);
        }
        return table.withoutGrave(bury.grave())
                .with(seat, table.household(seat).owning(bury.grave()))
                .turnEnded();
    }

    /** The table after a seat gave up and laid its hand, its party and its morgue on the pile, in this order. */
    Table ofLeaving(int seat, long hand) {
        Table table = before;
        for (long rest = hand; rest != 0; rest = Cells.rest(rest)) {
            table = table.shown(seat, Cells.first(rest)).discarded(Cells.first(rest));
        }
        Household household = table.household(seat);
        for (long heirs : new long[] {household.party(), household.morgue()}) {
            for (long rest = heirs; rest != 0; rest = Cells.rest(rest)) {
                table = table.heirDiscarded(Cells.first(rest));
            }
        }
        int gone = before.seats() - (int) before.playing().count() + 1;
        return passedOn(table.with(seat, Household.left(gone)), seat).withPly(before.ply() + 1);
    }

    private static Table passedOn(Table table, int left) {
        if (table.due().seat() != left) {
            return table;
        }
        return table.due().step() == Step.DEAL ? dealtOn(table) : table.turnEnded();
    }
}
