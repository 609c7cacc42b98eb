package dolmen.bot.pairing.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.pairing.event.Colour;
import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Lot;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.pairing.event.Step;
import dolmen.bot.pairing.event.Tournament;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Small tournaments, compared round by round with a literal reading of the rules. */
final class DutchSystemTest {
    private int compared;

    @Test
    void small_tournaments_are_paired_by_the_letter_of_the_rules() {
        compare(40, 8);
        assertThat(compared).isGreaterThan(100);
    }

    @Test
    @Tag("nightly")
    void a_thousand_small_tournaments_are_paired_by_the_letter_of_the_rules() {
        compare(1_000, 10);
        assertThat(compared).isGreaterThan(3_000);
    }

    private void compare(int tournaments, int largest) {
        var random = new Random(largest);
        for (int each = 0; each < tournaments; each++) {
            int entrants = random.nextInt(4, largest);
            var format = new Format.Swiss(random.nextInt(3, entrants));
            Tournament tournament = Tournament.start(format, entrants, random.nextLong());
            while (SwissSystem.next(tournament, format) instanceof Step.Play play) {
                compare(tournament, format, play.pairings());
                tournament = tournament.with(play.pairings().stream()
                        .map(pairing -> decided(pairing, random))
                        .toList());
                if (random.nextInt(12) == 0) {
                    tournament = tournament.without(new Entrant(random.nextInt(1, entrants + 1)));
                }
            }
        }
    }

    private void compare(Tournament tournament, Format.Swiss format, List<Pairing> pairings) {
        List<Card> cards = Cards.of(tournament, tournament.rounds() + 1 == format.rounds());
        Colour initial = Lot.colour(tournament);
        List<List<Integer>> expected = new LiteralRules(cards, new Colours(initial)).pairs();
        if (!expected.isEmpty()) {
            Set<Set<Entrant>> literal = new HashSet<>();
            expected.forEach(pair -> literal.add(entrants(cards, pair)));
            Set<Set<Entrant>> ours = new HashSet<>();
            pairings.forEach(pairing -> ours.add(new HashSet<>(pairing.entrants())));
            assertThat(ours).as("pairs after %s", tournament).isEqualTo(literal);
            compared++;
        }
    }

    private static Set<Entrant> entrants(List<Card> cards, List<Integer> pair) {
        var entrants = new HashSet<Entrant>();
        pair.stream()
                .filter(index -> index < cards.size())
                .forEach(index -> entrants.add(cards.get(index).entrant()));
        return entrants;
    }

    private static Pairing decided(Pairing pairing, Random random) {
        List<Result> results = List.of(
                Result.WHITE_WINS,
                Result.WHITE_WINS,
                Result.WHITE_WINS,
                Result.DRAW,
                Result.DRAW,
                Result.BLACK_WINS,
                Result.BLACK_WINS,
                Result.BLACK_WINS,
                Result.WHITE_FORFEITS,
                Result.BLACK_FORFEITS);
        return pairing instanceof Duel duel ? duel.with(results.get(random.nextInt(results.size()))) : pairing;
    }
}
