package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Step;
import dolmen.rules.board.Cells;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.Symbol;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The choices that lead to a move: the card to play, and its object or the party; or the grave, the heirs to bury, and
 * the one on top.
 *
 * @param knowledge the knowledge of the seat to move
 */
record CardsSteps(Knowledge knowledge) {

    List<Step> of(CardsMove move) {
        return switch (move) {
            case CardsMove.Draw draw ->
                List.of(Step.at(Slots.DECK, CardsNotation.DECK, MausoleumcardsPhrases.stepDraw()));
            case CardsMove.TakePile take ->
                List.of(Step.at(
                                Slots.PILE,
                                CardsNotation.PILE,
                                MausoleumcardsPhrases.stepTake(CardsWords.title(topOfPile())))
                        .with(symbol(topOfPile())));
            case CardsMove.Deal(int card) -> List.of(held(card));
            case CardsMove.Invite(int heir, int seat) -> List.of(held(heir), party(seat));
            case CardsMove.Off(int accident, int heir) -> List.of(held(accident), target(heir));
            case CardsMove.Use(int card, int heir) -> List.of(held(card), target(heir));
            case CardsMove.Send(int card, int heir, int seat) -> List.of(held(card), sent(heir, seat));
            case CardsMove.Discard(int card) ->
                List.of(held(card), Step.at(Slots.PILE, "-", MausoleumcardsPhrases.stepDiscard()));
            case CardsMove.Bury bury -> burial(bury);
        };
    }

    private Table table() {
        return knowledge.table();
    }

    private static Symbol symbol(int card) {
        return Deck.card(card).symbol();
    }

    private int topOfPile() {
        return table().stock().pile().getLast();
    }

    private Step held(int card) {
        long hand = knowledge.known(table().due().seat());
        String slot = Cells.has(hand, card) ? Slots.hand(Slots.index(hand, card)) : Slots.PILE;
        return Step.at(slot, Integer.toString(card), CardsWords.apart(card, hand, CardsWords::title))
                .with(symbol(card));
    }

    /** The step for an heir of the own party and its new host, in one, because the turn has begun with a draw. */
    private Step sent(int heir, int seat) {
        Argument guest = CardsWords.apart(heir, table().own().party(), each -> CardsWords.valued(table(), each));
        Argument label = knowledge.isAt(seat)
                ? MausoleumcardsPhrases.stepSendOwn(guest)
                : MausoleumcardsPhrases.stepSend(guest, CardsWords.seated(seat));
        return Step.at(Slots.ofHeir(table(), heir), heir + "@" + (seat + 1), label)
                .with(symbol(heir));
    }

    /**
     * The step for an heir at any party or in any morgue. The label starts with its host, because two parties may have
     * heirs of the same name.
     */
    private Step target(int heir) {
        int host = table().hostOf(heir);
        Argument label = knowledge.isAt(host)
                ? MausoleumcardsPhrases.stepTargetOwn(title(heir))
                : MausoleumcardsPhrases.stepTarget(CardsWords.seated(host), title(heir));
        return atTable(heir, label);
    }

    private Argument title(int heir) {
        Household host = table().household(table().hostOf(heir));
        long beside = Cells.has(host.party(), heir) ? host.party() : host.morgue();
        return CardsWords.apart(heir, beside, each -> CardsWords.title(table(), each));
    }

    private Step atTable(int heir, Argument label) {
        return Step.at(Slots.ofHeir(table(), heir), Integer.toString(heir), label)
                .with(symbol(heir));
    }

    /** The step for a party, at the place of its next heir; without a place if the party is full. */
    private Step party(int seat) {
        String key = "@" + (seat + 1);
        Argument label = knowledge.isAt(seat)
                ? MausoleumcardsPhrases.stepPartyOwn()
                : MausoleumcardsPhrases.stepParty(CardsWords.seated(seat));
        Household household = table().household(seat);
        return household.hasRoomAtParty()
                ? Step.at(Slots.party(seat, Cells.count(household.party())), key, label)
                : Step.of(key, label);
    }

    /** The steps of a burial. With several heirs, the last step chooses the one on top, at its place in the morgue. */
    private List<Step> burial(CardsMove.Bury bury) {
        List<Step> steps = List.of(grave(bury.grave()), heirs(bury.heirs()));
        return Cells.count(bury.heirs()) == 1
                ? steps
                : Stream.concat(steps.stream(), Stream.of(onTop(bury))).toList();
    }

    private Step onTop(CardsMove.Bury bury) {
        return atTable(bury.last(), MausoleumcardsPhrases.stepTop(briefly(bury.last(), bury.heirs())));
    }

    private static Argument briefly(int heir, long others) {
        return CardsWords.apart(heir, others, CardsWords::briefly);
    }

    private static Step grave(int grave) {
        return Step.at(Slots.shop(grave), "$" + grave, MausoleumcardsPhrases.stepBuy(CardsWords.title(grave)))
                .with(symbol(grave));
    }

    private Step heirs(long heirs) {
        String numbers = Cells.stream(heirs).mapToObj(Integer::toString).collect(Collectors.joining("+"));
        Step step =
                Step.of(numbers, MausoleumcardsPhrases.cardTitle(payers(heirs), new Burial(table(), heirs).worth()));
        return Cells.count(heirs) == 1 ? step.with(symbol(Cells.first(heirs))) : step;
    }

    /** A short phrase for the heirs, because a button has no room for more than two names. */
    private Argument payers(long heirs) {
        long others = table().own().morgue() & ~heirs;
        return switch (Cells.count(heirs)) {
            case 1 -> CardsWords.apart(Cells.first(heirs), others, heir -> new Verbatim(Deck.name(heir)));
            case 2 ->
                Listing.and(Cells.stream(heirs)
                        .mapToObj(heir -> briefly(heir, others))
                        .toList());
            case 3 ->
                others == 0
                        ? MausoleumcardsPhrases.stepThree()
                        : MausoleumcardsPhrases.stepAllBut(briefly(Cells.first(others), heirs));
            default -> MausoleumcardsPhrases.stepFour();
        };
    }
}
