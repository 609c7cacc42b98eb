package dolmen.bot.discord.board;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.View;
import dolmen.rules.Viewer;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The card game as it would be if what one viewer cannot see had been dealt otherwise: a whole record, of which every
 * ply looks the same to that viewer.
 */
final class OtherHands {
    private static final String DEAL = "deal:";

    private final Game<?> game;
    private final RandomGenerator random;

    OtherHands(Game<?> game, RandomGenerator random) {
        this.game = game;
        this.random = random;
    }

    /** The other game; an equal one if the viewer sees everything. */
    HostedGame<?> unseenBy(Viewer viewer, HostedGame<?> truth) {
        Position<?> position = truth.standing().position();
        Position<?> other = sample(position.seenBy(viewer));
        List<String> entries = new ArrayList<>(truth.record().moves());
        List<List<Integer>> held = hands(position);
        List<List<Integer>> instead = hands(other);
        List<Dealt> dealt = dealt(truth);
        int now = shuffles(truth).getLast();
        for (int seat = 0; seat < held.size(); seat++) {
            List<Integer> left = new ArrayList<>(instead.get(seat));
            for (int card : held.get(seat)) {
                Dealt deal = last(dealt, card);
                int given = left.stream()
                        .filter(next -> deal.shuffle()
                                == (isHeld(held, next) ? last(dealt, next).shuffle() : now))
                        .findFirst()
                        .orElseThrow();
                left.removeIf(next -> next == given);
                entries.set(deal.entry(), DEAL + given);
            }
        }
        HostedGame<?> replayed = HostedGame.replay(game, new GameRecord(truth.variant(), entries));
        assertThat(replayed.standing().position()).isEqualTo(other);
        return replayed;
    }

    private <M extends Move> Position<M> sample(View<M> view) {
        return view.sample(random);
    }

    /** A card that was dealt, as that entry, after so many shuffles. */
    private record Dealt(int entry, int card, int shuffle) {}

    private static List<Dealt> dealt(HostedGame<?> game) {
        List<String> entries = game.record().moves();
        List<Integer> shuffles = shuffles(game);
        return IntStream.range(0, entries.size())
                .filter(entry -> entries.get(entry).startsWith(DEAL))
                .mapToObj(entry -> new Dealt(
                        entry, Integer.parseInt(entries.get(entry).substring(DEAL.length())), shuffles.get(entry)))
                .toList();
    }

    /**
     * How often the pile had become the deck before every entry, and after the last: each time it is empty without
     * having been taken.
     */
    private static List<Integer> shuffles(HostedGame<?> game) {
        List<String> entries = game.record().moves();
        List<Integer> piles = Stream.iterate(game, now -> now.entries() > 0, now -> now.after(now.entries() - 1))
                .map(OtherHands::pile)
                .toList()
                .reversed();
        var shuffles = new ArrayList<>(List.of(0));
        int before = 0;
        for (int entry = 0; entry < entries.size(); entry++) {
            boolean shuffled =
                    before > 0 && piles.get(entry) == 0 && !entries.get(entry).equals("pile");
            shuffles.add(shuffles.getLast() + (shuffled ? 1 : 0));
            before = piles.get(entry);
        }
        return shuffles;
    }

    private static int pile(HostedGame<?> game) {
        String pile = fields(game.standing().position())[3];
        return pile.equals("-") ? 0 : pile.split(",", -1).length;
    }

    private static Dealt last(List<Dealt> dealt, int card) {
        return dealt.reversed().stream()
                .filter(deal -> deal.card() == card)
                .findFirst()
                .orElseThrow();
    }

    private static boolean isHeld(List<List<Integer>> hands, int card) {
        return hands.stream().anyMatch(hand -> hand.contains(card));
    }

    /** By seat, the cards of its hand that nobody else knows. */
    private static List<List<Integer>> hands(Position<?> position) {
        return List.of(fields(position)[1].split("/", -1)).stream()
                .map(seat -> seat.split(";", -1)[0])
                .map(hand -> hand.matches("[0-9,]+")
                        ? List.of(hand.split(",", -1)).stream()
                                .map(Integer::valueOf)
                                .toList()
                        : List.<Integer>of())
                .toList();
    }

    private static String[] fields(Position<?> position) {
        return position.text().split(" ", -1);
    }
}
