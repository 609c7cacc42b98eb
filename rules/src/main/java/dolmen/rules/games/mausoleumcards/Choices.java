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
 * What the seat whose turn it is may choose from.
 *
 * @param hand its hand, or what somebody knows of it
 */
record Choices(Table table, long hand) {

    /** The legal moves, those of a turn's beginning in their own order, plays by card. */
    List<CardsMove> list() {
        var moves = new ArrayList<CardsMove>();
        switch (table.due().step()) {
            case TURN -> addBeginnings(moves);
            case PLAY -> Cells.stream(hand).forEach(card -> addPlays(card, moves));
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
            for (long rest = gravesFor(heirs); rest != 0; rest = Cells.rest(rest)) {
                addBurials(Cells.first(rest), heirs, moves);
            }
        }
    }

    /** Any of the heirs may be the last; the one with the highest number comes first, as before there was a choice. */
    private static void addBurials(int grave, long heirs, List<CardsMove> moves) {
        Cells.stream(heirs)
                .boxed()
                .sorted(Comparator.reverseOrder())
                .forEach(last -> moves.add(new Bury(grave, heirs, last)));
    }

    private long gravesFor(long heirs) {
        var burial = new Burial(table, heirs);
        return Cells.stream(burial.isFitting() ? table.shop() : 0)
                .filter(burial::pays)
                .mapToLong(Cells::of)
                .sum();
    }

    private void addPlays(int card, List<CardsMove> moves) {
        switch (Deck.kind(card)) {
            case HEIR -> table.playing().filter(this::hasRoom).forEach(seat -> moves.add(new Invite(card, seat)));
            case ACCIDENT -> Cells.stream(table.offable()).forEach(heir -> moves.add(new Off(card, heir)));
            case INCIDENT, DOOZY -> addUses(card, moves);
            case GRAVE -> throw new IllegalArgumentException("a grave in a hand: " + card);
        }
        moves.add(new Discard(card));
    }

    private void addUses(int card, List<CardsMove> moves) {
        if (Deck.rule(card) == CardRule.CHANGE_OF_PLANS) {
            Cells.stream(table.own().party())
                    .forEach(heir -> table.playing()
                            .filter(this::isOtherWithRoom)
                            .forEach(seat -> moves.add(new Send(card, heir, seat))));
        } else {
            Cells.stream(targets(card)).forEach(heir -> moves.add(new Use(card, heir)));
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

    private boolean hasRoom(int seat) {
        return table.household(seat).hasRoomAtParty();
    }

    private boolean isOtherWithRoom(int seat) {
        return seat != table.due().seat() && hasRoom(seat);
    }

    private boolean isOpen(int seat) {
        return seat < table.seats() && table.inPlay(seat) && hasRoom(seat);
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
                        && isOpen(seat)
                        && seat != table.due().seat();
            case Discard(int card) -> holds(card);
            case Bury(int grave, long heirs, int last) ->
                step == Step.TURN
                        && heirs != 0
                        && (heirs & ~table.own().morgue()) == 0
                        && Cells.has(gravesFor(heirs), grave);
        };
    }

    private boolean holds(int card, CardKind kind) {
        return holds(card) && Deck.kind(card) == kind;
    }

    private boolean holds(int card) {
        return table.due().step() == Step.PLAY && Cells.has(hand, card);
    }
}
