package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.board.Cells;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** All that a view shows, in words: whoever does not see the picture can play by it. */
record AltText(Knowledge knowledge) {

    String text() {
        return Stream.of(Stream.of(turn(), hand(), stock(), shop()), seats())
                .flatMap(parts -> parts)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private Table table() {
        return knowledge.table();
    }

    private String turn() {
        if (table().turn() instanceof Turn.Over(var outcome)) {
            String winners = outcome.winners().stream()
                    .sorted()
                    .map(seat -> Integer.toString(seat.index() + 1))
                    .collect(Collectors.joining(" and "));
            return "Over, won by seat %s.".formatted(winners);
        }
        Due due = table().due();
        String doing = switch (due.step()) {
            case DEAL -> "is dealt a card";
            case TURN -> "is to draw or to buy";
            case DRAW -> "draws a card";
            case PLAY -> "is to play a card";
        };
        return "Round " + due.round() + ": seat " + (due.seat() + 1) + " " + doing + ".";
    }

    private String hand() {
        return knowledge.viewer() instanceof Seat(int seat) && table().inPlay(seat)
                ? "You are seat %d and hold %s.".formatted(seat + 1, cards(knowledge.known(seat)))
                : "";
    }

    private String stock() {
        Stock stock = table().stock();
        List<Integer> pile = stock.pile();
        return "Deck " + stock.deck() + ", pile "
                + (pile.isEmpty() ? "empty." : (pile.size() - 1) + " under " + titled(pile.getLast()) + ".");
    }

    private String shop() {
        return table().shop() == 0
                ? "The shop is empty."
                : Cells.stream(table().shop())
                        .mapToObj(grave -> grave + " $" + Deck.value(grave))
                        .collect(Collectors.joining(", ", "Shop: ", "."));
    }

    private Stream<String> seats() {
        return IntStream.range(0, table().seats()).mapToObj(this::seat);
    }

    private String seat(int seat) {
        Household household = table().household(seat);
        if (!household.inPlay()) {
            return CardsWords.seat(seat) + " is gone.";
        }
        String known = household.taken() == 0 ? "" : ", known " + CardsWords.numbers(household.taken());
        return CardsWords.seat(seat) + ": $" + household.worth() + "m, " + table().handOf(seat) + " cards" + known
                + "; party " + cards(household.party()) + "; morgue " + cards(household.morgue()) + ".";
    }

    private String cards(long cards) {
        return cards == 0
                ? "empty"
                : Cells.stream(cards).mapToObj(this::withDoozy).collect(Collectors.joining(", "));
    }

    private String withDoozy(int card) {
        Integer doozy = table().doozies().get(card);
        return doozy == null ? titled(card) : "%s (%s)".formatted(titled(card), Deck.name(doozy));
    }

    private static String titled(int card) {
        return card + " " + Deck.name(card);
    }
}
