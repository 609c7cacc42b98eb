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
import java.util.ArrayList;
import java.util.List;

/**
 * What a move speaks of, to be held against what somebody typed.
 *
 * @param cards the card that is played or bought, then the heirs
 * @param seats whose parties and morgues it touches
 */
record Fit(CardsMove move, List<Integer> cards, List<Integer> seats) {
    Fit {
        cards = List.copyOf(cards);
        seats = List.copyOf(seats);
    }

    static Fit of(Table table, CardsMove move) {
        return switch (move) {
            case Draw draw -> new Fit(move, List.of(), List.of());
            case TakePile take -> new Fit(move, List.of(), List.of());
            case Deal deal -> new Fit(move, List.of(), List.of());
            case Invite(int heir, int seat) -> new Fit(move, List.of(heir), List.of(seat));
            case Off(int accident, int heir) -> new Fit(move, List.of(accident, heir), List.of(table.hostOf(heir)));
            case Use(int card, int heir) -> new Fit(move, List.of(card, heir), List.of(table.hostOf(heir)));
            case Send(int card, int heir, int seat) ->
                new Fit(move, List.of(card, heir), List.of(seat, table.hostOf(heir)));
            case Discard(int card) -> new Fit(move, List.of(card), List.of());
            case Bury(int grave, long heirs) -> new Fit(move, cards(grave, heirs), List.of());
        };
    }

    private static List<Integer> cards(int grave, long heirs) {
        var cards = new ArrayList<>(List.of(grave));
        Cells.stream(heirs).forEach(cards::add);
        return cards;
    }

    /** True if the typed text can mean this move. Who is to be buried is said of all or of none. */
    boolean fits(TypedPlay typed) {
        List<Mention> mentions = typed.mentions();
        if (mentions.isEmpty() || !typed.verb().means(move)) {
            return false;
        }
        if (move instanceof Bury && mentions.size() < cards.size() - 1) {
            return mentions.size() == 1 && mentions.getFirst().mayMeanCard(cards.getFirst());
        }
        return covers(mentions);
    }

    /** True if every mention can mean something else in this move. */
    private boolean covers(List<Mention> mentions) {
        if (mentions.isEmpty()) {
            return true;
        }
        Mention first = mentions.getFirst();
        List<Mention> others = mentions.subList(1, mentions.size());
        return cards.stream()
                        .filter(first::mayMeanCard)
                        .anyMatch(card -> withoutCard(card).covers(others))
                || seats.stream()
                        .filter(first::mayMeanSeat)
                        .anyMatch(seat -> withoutSeat(seat).covers(others));
    }

    private Fit withoutCard(int card) {
        return new Fit(move, cards.stream().filter(other -> other != card).toList(), seats);
    }

    private Fit withoutSeat(int seat) {
        return new Fit(
                move, cards, seats.stream().filter(other -> other != seat).toList());
    }

    /** How many of the mentions can mean something in this move. */
    long nearness(TypedPlay typed) {
        long common = typed.mentions().stream()
                .filter(mention -> cards.stream().anyMatch(mention::mayMeanCard)
                        || seats.stream().anyMatch(mention::mayMeanSeat))
                .count();
        return 2 * common + (typed.verb().means(move) ? 1 : 0);
    }
}
