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
 * @param goals the seat to whose party an heir comes, which a bare number may name too
 * @param hosts the seat at whose party or in whose morgue an heir is hit, which only needs to be said to be sure
 */
record LegalPlay(CardsMove move, List<Integer> cards, List<Integer> goals, List<Integer> hosts) {
    LegalPlay {
        cards = List.copyOf(cards);
        goals = List.copyOf(goals);
        hosts = List.copyOf(hosts);
    }

    static LegalPlay of(Table table, CardsMove move) {
        return switch (move) {
            case Draw draw -> new LegalPlay(move, List.of(), List.of(), List.of());
            case TakePile take -> new LegalPlay(move, List.of(), List.of(), List.of());
            case Deal deal -> new LegalPlay(move, List.of(), List.of(), List.of());
            case Invite(int heir, int seat) -> new LegalPlay(move, List.of(heir), List.of(seat), List.of());
            case Off(int accident, int heir) -> hit(move, accident, heir, table);
            case Use(int card, int heir) -> hit(move, card, heir, table);
            case Send(int card, int heir, int seat) ->
                new LegalPlay(move, List.of(card, heir), List.of(seat), List.of());
            case Discard(int card) -> new LegalPlay(move, List.of(card), List.of(), List.of());
            case Bury bury -> new LegalPlay(move, cards(bury.grave(), bury.heirs()), List.of(), List.of());
        };
    }

    private static LegalPlay hit(CardsMove move, int card, int heir, Table table) {
        return new LegalPlay(move, List.of(card, heir), List.of(), List.of(table.hostOf(heir)));
    }

    private static List<Integer> cards(int grave, long heirs) {
        var cards = new ArrayList<>(List.of(grave));
        Cells.stream(heirs).forEach(cards::add);
        return cards;
    }

    /** True if the typed text can mean this move. */
    boolean fits(TypedPlay typed) {
        List<Mention> mentions = typed.mentions();
        if (!typed.verb().means(move) || mentions.stream().noneMatch(this::meansCard)) {
            return false;
        }
        return move instanceof Bury ? fitsBurial(mentions) : covers(mentions);
    }

    /** The grave or the heirs need not be named, but who names one heir must name all. */
    private boolean fitsBurial(List<Mention> mentions) {
        int grave = cards.getFirst();
        boolean graveAlone = mentions.size() == 1 && mentions.getFirst().mayMeanCard(grave);
        boolean all = mentions.size() == cards.size() && covers(mentions);
        boolean heirs = mentions.size() == cards.size() - 1 && without(grave).covers(mentions);
        return graveAlone || all || heirs;
    }

    private boolean meansCard(Mention mention) {
        return cards.stream().anyMatch(mention::mayMeanCard);
    }

    private boolean meansSeat(Mention mention) {
        return goals.stream().anyMatch(mention::mayMeanSeat)
                || hosts.stream().anyMatch(host -> mention.equals(new Mention.OfSeat(host)));
    }

    /** True if every mention can mean something else in this move, one of them its seat. */
    private boolean covers(List<Mention> mentions) {
        if (mentions.isEmpty()) {
            return true;
        }
        Mention first = mentions.getFirst();
        List<Mention> others = mentions.subList(1, mentions.size());
        return (meansSeat(first) && new LegalPlay(move, cards, List.of(), List.of()).covers(others))
                || cards.stream()
                        .filter(first::mayMeanCard)
                        .anyMatch(card -> without(card).covers(others));
    }

    private LegalPlay without(int card) {
        return new LegalPlay(move, cards.stream().filter(other -> other != card).toList(), goals, hosts);
    }

    /** How near the move is to what was typed: how much of it the move speaks of, and whether it does such a thing. */
    long nearness(TypedPlay typed) {
        long common = typed.mentions().stream()
                .filter(mention -> meansCard(mention) || meansSeat(mention))
                .count();
        return 2 * common + (typed.verb().means(move) ? 1 : 0);
    }
}
