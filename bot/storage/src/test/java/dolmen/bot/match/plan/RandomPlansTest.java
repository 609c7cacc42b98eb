package dolmen.bot.match.plan;

import static dolmen.bot.match.plan.Lines.anyTurn;
import static dolmen.bot.match.plan.Lines.play;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.TestHost;
import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Tests random plans against random play, in every game without secrets. {@code -Ddolmen.plans=6} sets the number of
 * matches of each variant.
 */
final class RandomPlansTest {
    private static final int MATCHES = Integer.getInteger("dolmen.plans", 2);
    private static final int MOST_TURNS = 60;
    private static final int ROWS = 10;
    private static final int PLIES = 10;

    private final Random random = new Random(31);
    private int answered;
    private int longest;

    /** A seat that plays its plan by hand: from the whole record, the next turn. */
    private record Hand(Seat seat, Map<List<String>, String> answers) {}

    @Test
    void plans_play_like_their_owners_by_hand() {
        var variants = TestHost.allGames()
                .variants()
                .map(variant -> variant.text())
                .filter(variant -> Plan.possibleIn(Lines.start(variant)))
                .toList();
        for (String variant : variants) {
            for (int match = 0; match < MATCHES; match++) {
                playOut(Lines.start(variant));
            }
        }
        assertThat(answered).isGreaterThan(80 * MATCHES);
        assertThat(longest).isGreaterThanOrEqualTo(4);
    }

    private void playOut(HostedGame<?> start) {
        var plans = new HashMap<Seat, Plan>();
        var hands = new HashMap<Seat, Hand>();
        HostedGame<?> game = start;
        for (int turn = 0; game.live() && turn < MOST_TURNS; turn++) {
            for (int index = 0; index < start.standing().position().seats(); index++) {
                if (random.nextInt(3) == 0) {
                    makePlan(game, new Seat(index), plans, hands);
                }
            }
            HostedGame<?> entered = play(game, likely(game, plans));
            List<HostedGame<?>> run = Plan.answers(List.copyOf(plans.values()), entered);
            HostedGame<?> byHand = byHand(entered, hands);
            HostedGame<?> byPlan = run.isEmpty() ? entered : run.getLast();
            assertThat(byPlan.record()).isEqualTo(byHand.record());
            answered += run.size();
            longest = Math.max(longest, run.size());
            game = byPlan;
        }
    }

    private void makePlan(HostedGame<?> game, Seat seat, Map<Seat, Plan> plans, Map<Seat, Hand> hands) {
        var hand = new Hand(seat, new HashMap<>());
        var rows = new ArrayList<String>();
        for (int row = 0; row < ROWS; row++) {
            rows.addAll(line(game, hand));
        }
        String typed = rows.stream().collect(Collectors.joining("\n"));
        var reading = new PlanReader(Lines.match(game), seat).read(typed);
        assertThat(reading).as(typed).isInstanceOf(PlanReader.Reading.Read.class);
        Plan plan = ((PlanReader.Reading.Read) reading).plan();
        plans.put(seat, plan);
        hands.put(seat, hand);
    }

    /**
     * A line of at most the given number of plies that ends with an answer, if there is one; its answers agree with the
     * others'.
     */
    private List<String> line(HostedGame<?> start, Hand hand) {
        var turns = new ArrayList<String>();
        var answers = new ArrayList<Integer>();
        boolean othersMoved = false;
        HostedGame<?> game = start;
        var planned = new HashMap<List<String>, String>();
        while (game.toMove().isPresent()) {
            boolean own = game.toMove().equals(Optional.of(hand.seat()));
            HostedGame<?> now = game;
            String turn = own && othersMoved
                    ? Optional.ofNullable(hand.answers().get(now.record().moves()))
                            .orElseGet(() -> anyTurn(now, random))
                    : someTurn(now);
            HostedGame<?> next = play(game, turn);
            if (next.entries() - start.entries() > PLIES) {
                break;
            }
            turns.add(turn);
            if (own && othersMoved) {
                planned.put(game.record().moves(), turn);
                answers.add(turns.size());
            }
            othersMoved |= !own;
            game = next;
        }
        hand.answers().putAll(planned);
        return answers.isEmpty() ? List.of() : List.of(String.join(", ", turns.subList(0, answers.getLast())));
    }

    /** One of a few turns, so that plans are right now and then. */
    private String someTurn(HostedGame<?> game) {
        return anyTurn(game, new Random(random.nextInt(2)));
    }

    private String likely(HostedGame<?> game, Map<Seat, Plan> plans) {
        return random.nextInt(4) == 0 || plans.isEmpty() ? anyTurn(game, random) : someTurn(game);
    }

    private static HostedGame<?> byHand(HostedGame<?> entered, Map<Seat, Hand> hands) {
        HostedGame<?> game = entered;
        while (game.toMove().isPresent()) {
            Hand hand = hands.get(game.toMove().get());
            String answer =
                    hand == null ? null : hand.answers().get(game.record().moves());
            if (answer == null) {
                return game;
            }
            game = play(game, answer);
        }
        return game;
    }
}
