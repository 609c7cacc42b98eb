package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Notation;
import dolmen.rules.games.mausoleumcards.CardsMove.Bury;
import dolmen.rules.games.mausoleumcards.CardsMove.Deal;
import dolmen.rules.games.mausoleumcards.CardsMove.Discard;
import dolmen.rules.games.mausoleumcards.CardsMove.Draw;
import dolmen.rules.games.mausoleumcards.CardsMove.Invite;
import dolmen.rules.games.mausoleumcards.CardsMove.Off;
import dolmen.rules.games.mausoleumcards.CardsMove.Send;
import dolmen.rules.games.mausoleumcards.CardsMove.TakePile;
import dolmen.rules.games.mausoleumcards.CardsMove.Use;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The notation of moves: {@code deck} and {@code pile} draw, {@code deal:23} is chance's, {@code 5@2} invites heir 5 to
 * the party of the second seat, {@code 19x5} kills it, {@code 46:5} and {@code 48:5@3} play an incident or a doozy on
 * it, {@code -19} discards, {@code $37=3+5} buries heirs 3 and 5 in grave 37 with heir 5 on top; the others precede it
 * in ascending order.
 */
final class CardsNotation implements Notation<CardsMove> {
    static final CardsNotation INSTANCE = new CardsNotation();

    static final String DECK = "deck";
    static final String PILE = "pile";

    private static final String CARD = "([1-9]|[1-4][0-9]|5[0-4])";
    private static final Pattern DEAL = Pattern.compile("deal:" + CARD);
    private static final Pattern DISCARD = Pattern.compile("-" + CARD);
    private static final Pattern INVITE = Pattern.compile(CARD + "@([1-5])");
    private static final Pattern OFF = Pattern.compile(CARD + "x" + CARD);
    private static final Pattern USE = Pattern.compile(CARD + ":" + CARD + "(?:@([1-5]))?");
    private static final Pattern BURY = Pattern.compile("\\$" + CARD + "=(" + CARD + "(?:\\+" + CARD + ")*)");

    private CardsNotation() {}

    @Override
    public String write(CardsMove move) {
        return switch (move) {
            case Draw draw -> DECK;
            case TakePile take -> PILE;
            case Deal(int card) -> "deal:" + card;
            case Invite(int heir, int seat) -> heir + "@" + (seat + 1);
            case Off(int accident, int heir) -> accident + "x" + heir;
            case Use(int card, int heir) -> card + ":" + heir;
            case Send(int card, int heir, int seat) -> card + ":" + heir + "@" + (seat + 1);
            case Discard(int card) -> "-" + card;
            case Bury bury ->
                bury.inOrder().stream()
                        .map(String::valueOf)
                        .collect(Collectors.joining("+", "$" + bury.grave() + "=", ""));
        };
    }

    @Override
    public CardsMove read(String text) {
        return switch (text) {
            case DECK -> new Draw();
            case PILE -> new TakePile();
            default -> readCards(text);
        };
    }

    private static CardsMove readCards(String text) {
        Matcher deal = DEAL.matcher(text);
        if (deal.matches()) {
            return new Deal(number(deal, 1));
        }
        Matcher discard = DISCARD.matcher(text);
        if (discard.matches()) {
            return new Discard(number(discard, 1));
        }
        Matcher invite = INVITE.matcher(text);
        if (invite.matches()) {
            return new Invite(number(invite, 1), number(invite, 2) - 1);
        }
        Matcher off = OFF.matcher(text);
        if (off.matches()) {
            return new Off(number(off, 1), number(off, 2));
        }
        Matcher use = USE.matcher(text);
        if (use.matches()) {
            return use.group(3) == null
                    ? new Use(number(use, 1), number(use, 2))
                    : new Send(number(use, 1), number(use, 2), number(use, 3) - 1);
        }
        return readBurial(text);
    }

    private static CardsMove readBurial(String text) {
        Matcher bury = BURY.matcher(text);
        if (!bury.matches()) {
            throw new IllegalArgumentException("\"%s\" is not a move in Mausoleum, the card game".formatted(text));
        }
        List<Integer> heirs = Arrays.stream(bury.group(2).split("\\+", -1))
                .map(Integer::valueOf)
                .toList();
        var move = new Bury(number(bury, 1), Deck.set(heirs), heirs.getLast());
        if (!move.inOrder().equals(heirs)) {
            throw new IllegalArgumentException(
                    "\"%s\" does not name the heirs but the last in ascending order".formatted(text));
        }
        return move;
    }

    private static int number(Matcher parts, int group) {
        return Integer.parseInt(parts.group(group));
    }
}
