package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.board.Cells;
import dolmen.rules.scene.BoardScene;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The text description of a view, complete enough to play without the picture. */
record AltText(Knowledge knowledge) {
    /** Leaves room for the players' names, which replace the names of seats. */
    private static final int LONGEST = BoardScene.MAX_ALT_TEXT - 100;

    /** The text. If it would be too long, it leaves out the names of the graves in the shop. */
    String text() {
        String full = text(shop(AltText::titled));
        return full.length() <= LONGEST ? full : text(shop(Integer::toString));
    }

    private String text(String shop) {
        return Stream.of(Stream.of(turn(), hand(), stock(), shop), seats())
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
                    .map(seat -> "seat " + (seat.index() + 1))
                    .collect(Collectors.joining(" and "));
            return "Over, won by %s.".formatted(winners);
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

    private String shop(IntFunction<String> called) {
        return table().shop() == 0
                ? "The shop is empty."
                : Cells.stream(table().shop())
                        .mapToObj(grave -> called.apply(grave) + " $" + Deck.value(grave))
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
        return CardsWords.seat(seat) + ": $" + household.worth() + "m, " + table().handOf(seat) + " cards"
                + CardsWords.shownByName(household.taken())
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
