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
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The possible choices of the seat to move.
 *
 * @param hand the seat's hand, or somebody's knowledge of it
 */
record Choices(Table table, long hand) {

    /** The legal moves: at the start of a turn the draws, then the burials; after a draw the plays, by card. */
    List<CardsMove> list() {
        var moves = new ArrayList<CardsMove>();
        switch (table.due().step()) {
            case TURN -> addBeginnings(moves);
            case PLAY -> {
                for (long rest = hand; rest != 0; rest = Cells.rest(rest)) {
                    addPlays(Cells.first(rest), moves);
                }
            }
            case DEAL, DRAW -> {}
        }
        return List.copyOf(moves);
    }

    private void addBeginnings(List<CardsMove> moves) {
        moves.add(new Draw());
        if (!table.stock().pile().isEmpty()) {
            moves.add(new TakePile());
        }
        long morgue = table.own().morgue();
        for (long heirs = morgue; heirs != 0; heirs = (heirs - 1) & morgue) {
            for (long rest = new Burial(table, heirs).graves(); rest != 0; rest = Cells.rest(rest)) {
                addBurials(Cells.first(rest), heirs, moves);
            }
        }
    }

    /**
     * Adds a burial for each choice of the last heir. The highest number comes first, as it did before there was a
     * choice.
     */
    private static void addBurials(int grave, long heirs, List<CardsMove> moves) {
        Cells.stream(heirs)
                .boxed()
                .sorted(Comparator.reverseOrder())
                .forEach(last -> moves.add(new Bury(grave, heirs, last)));
    }

    private void addPlays(int card, List<CardsMove> moves) {
        switch (Deck.kind(card)) {
            case HEIR -> addInvitations(card, moves);
            case ACCIDENT -> {
                for (long rest = table.offable(); rest != 0; rest = Cells.rest(rest)) {
                    moves.add(new Off(card, Cells.first(rest)));
                }
            }
            case INCIDENT, DOOZY -> addUses(card, moves);
            case GRAVE -> throw new IllegalArgumentException("a grave in a hand: " + card);
        }
        moves.add(new Discard(card));
    }

    private void addInvitations(int heir, List<CardsMove> moves) {
        for (int seat = 0; seat < table.seats(); seat++) {
            if (isOpen(seat)) {
                moves.add(new Invite(heir, seat));
            }
        }
    }

    private void addUses(int card, List<CardsMove> moves) {
        if (Deck.rule(card) == CardRule.CHANGE_OF_PLANS) {
            for (long rest = table.own().party(); rest != 0; rest = Cells.rest(rest)) {
                addSendings(card, Cells.first(rest), moves);
            }
        } else {
            for (long rest = targets(card); rest != 0; rest = Cells.rest(rest)) {
                moves.add(new Use(card, Cells.first(rest)));
            }
        }
    }

    private void addSendings(int card, int heir, List<CardsMove> moves) {
        for (int seat = 0; seat < table.seats(); seat++) {
            if (isOpenAndOther(seat)) {
                moves.add(new Send(card, heir, seat));
            }
        }
    }

    /** The heirs on which an incident or a doozy may be used. */
    long targets(int card) {
        return switch (Deck.rule(card)) {
            case ON_HOLIDAY -> table.parties();
            case GATECRASHER ->
                table.own().hasRoomAtParty() ? table.parties() & ~table.own().party() : 0;
            case BODY_SNATCHERS ->
                table.own().hasRoomInMorgue() ? table.morgues() & ~table.own().morgue() : 0;
            case LIFE_INSURANCE, DISINHERITED, BODYGUARD ->
                table.parties() & ~Deck.set(table.doozies().keySet());
            case NONE, SPOUSE, CLEVER, BLACK_SHEEP, MEDDLING, CHANGE_OF_PLANS -> 0;
        };
    }

    /** True if an heir may come to the party of this seat. */
    private boolean isOpen(int seat) {
        return seat < table.seats()
                && table.inPlay(seat)
                && table.household(seat).hasRoomAtParty();
    }

    private boolean isOpenAndOther(int seat) {
        return seat != table.due().seat() && isOpen(seat);
    }

    boolean allow(CardsMove move) {
        Step step = table.due().step();
        return switch (move) {
            case Draw draw -> step == Step.TURN;
            case TakePile take -> step == Step.TURN && !table.stock().pile().isEmpty();
            case Deal deal -> false;
            case Invite(int heir, int seat) -> holds(heir, CardKind.HEIR) && isOpen(seat);
            case Off(int accident, int heir) -> holds(accident, CardKind.ACCIDENT) && Cells.has(table.offable(), heir);
            case Use(int card, int heir) -> holds(card) && Cells.has(targets(card), heir);
            case Send(int card, int heir, int seat) ->
                holds(card)
                        && Deck.rule(card) == CardRule.CHANGE_OF_PLANS
                        && Cells.has(table.own().party(), heir)
                        && isOpenAndOther(seat);
            case Discard(int card) -> holds(card);
            case Bury(int grave, long heirs, int last) ->
                step == Step.TURN
                        && heirs != 0
                        && (heirs & ~table.own().morgue()) == 0
                        && Cells.has(new Burial(table, heirs).graves(), grave);
        };
    }

    private boolean holds(int card, CardKind kind) {
        return holds(card) && Deck.kind(card) == kind;
    }

    private boolean holds(int card) {
        return table.due().step() == Step.PLAY && Cells.has(hand, card);
    }
}
