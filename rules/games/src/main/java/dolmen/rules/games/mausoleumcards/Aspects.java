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
import java.util.List;
import java.util.Set;

/**
 * The aspects of a legal move that typed text may mention.
 *
 * @param card the card that the move plays, buys or takes; 0 if there is none, or nobody knows it
 * @param heirs the heirs concerned, in the order of their burial
 * @param to the seats that receive something, as a set of their numbers from 0
 * @param from the seats of the heirs before the move, or the former holder of the card
 * @param places the places of cards before and after the move
 * @param onlyGoal true if no other seat could receive the heir
 */
record Aspects(
        CardsMove move, int card, List<Integer> heirs, long to, long from, Set<CardPlace> places, boolean onlyGoal) {
    Aspects {
        heirs = List.copyOf(heirs);
        places = Set.copyOf(places);
    }

    private Aspects(CardsMove move, int card, List<Integer> heirs, long to, long from, Set<CardPlace> places) {
        this(move, card, heirs, to, from, places, false);
    }

    static Aspects of(Table table, CardsMove move) {
        long mover = Cells.of(table.due().seat());
        return switch (move) {
            case Draw draw ->
                new Aspects(move, 0, List.of(), 0, 0, Set.of(CardPlace.DECK, CardPlace.STACK, CardPlace.HAND));
            case Deal deal -> new Aspects(move, 0, List.of(), 0, 0, Set.of());
            case TakePile take ->
                new Aspects(
                        move,
                        table.stock().pile().getLast(),
                        List.of(),
                        0,
                        mover,
                        Set.of(CardPlace.PILE, CardPlace.STACK, CardPlace.HAND));
            case Invite(int heir, int seat) ->
                new Aspects(move, heir, List.of(), Cells.of(seat), mover, Set.of(CardPlace.HAND, CardPlace.PARTY));
            case Off(int accident, int heir) -> {
                long host = Cells.of(table.hostOf(heir));
                yield new Aspects(
                        move,
                        accident,
                        List.of(heir),
                        host,
                        host,
                        Set.of(CardPlace.HAND, CardPlace.PARTY, CardPlace.MORGUE));
            }
            case Use(int card, int heir) -> used(table, move, card, heir);
            case Send(int card, int heir, int seat) ->
                new Aspects(
                        move,
                        card,
                        List.of(heir),
                        Cells.of(seat),
                        mover,
                        Set.of(CardPlace.HAND, CardPlace.PARTY),
                        table.playing().count() == 2);
            case Discard(int card) ->
                new Aspects(move, card, List.of(), 0, mover, Set.of(CardPlace.HAND, CardPlace.PILE, CardPlace.STACK));
            case Bury bury ->
                new Aspects(
                        move,
                        bury.grave(),
                        bury.inOrder(),
                        mover,
                        mover,
                        Set.of(CardPlace.MORGUE, CardPlace.MAUSOLEUM));
        };
    }

    private static Aspects used(Table table, CardsMove move, int card, int heir) {
        long mover = Cells.of(table.due().seat());
        long host = Cells.of(table.hostOf(heir));
        List<Integer> heirs = List.of(heir);
        return switch (Deck.rule(card)) {
            case GATECRASHER -> new Aspects(move, card, heirs, mover, host, Set.of(CardPlace.HAND, CardPlace.PARTY));
            case BODY_SNATCHERS ->
                new Aspects(move, card, heirs, mover, host, Set.of(CardPlace.HAND, CardPlace.MORGUE));
            case ON_HOLIDAY ->
                new Aspects(move, card, heirs, 0, host, Set.of(CardPlace.HAND, CardPlace.PARTY, CardPlace.PILE));
            case LIFE_INSURANCE,
                    DISINHERITED,
                    BODYGUARD,
                    NONE,
                    SPOUSE,
                    CLEVER,
                    BLACK_SHEEP,
                    MEDDLING,
                    CHANGE_OF_PLANS ->
                new Aspects(move, card, heirs, host, host, Set.of(CardPlace.HAND, CardPlace.PARTY));
        };
    }

    /**
     * True if the mention can mean the move's card or one of its heirs, with a fitting preposition unless read loosely.
     */
    boolean allowsCard(Mention mention, boolean loosely) {
        return (mention.mayMeanCard(card) && (loosely || isSaidOfCard(mention.joint())))
                || heirs.stream()
                        .anyMatch(heir -> mention.mayMeanCard(heir) && (loosely || isSaidOfHeir(mention.joint())));
    }

    private boolean isSaidOfCard(Joint joint) {
        return switch (joint) {
            case NONE, DOING, WITH, FOR, OF -> true;
            case AT -> move instanceof Bury || move instanceof Off;
            case ON, TO -> move instanceof Bury;
            case FROM, DONE_TO -> false;
        };
    }

    private boolean isSaidOfHeir(Joint joint) {
        return switch (joint) {
            case NONE, FOR, DONE_TO, OF -> true;
            case WITH -> move instanceof Bury;
            case ON, TO, AT -> !(move instanceof Bury);
            case FROM, DOING -> false;
        };
    }

    /**
     * True if the mention names a seat with this role in the move. A bare number does so only if the move needs a seat.
     */
    boolean allowsSeat(Mention mention) {
        boolean sends = move instanceof Invite || move instanceof Send;
        long seats = switch (mention.joint()) {
            case FROM, OF -> from;
            case TO, FOR, ON -> to;
            case AT -> move instanceof Invite ? to : to | from;
            case NONE, WITH -> sends ? to : mention.isSeat() ? to | from : 0;
            case DOING, DONE_TO -> 0;
        };
        return (seats & mention.seats()) != 0;
    }

    /** True if the mention names a seat that receives something. */
    boolean goesTo(Mention mention) {
        return (to & mention.seats()) != 0 && mention.joint() != Joint.FROM && mention.joint() != Joint.OF;
    }

    boolean costs(int price) {
        return move instanceof Bury && price != 0 && Deck.value(card) == price;
    }
}
