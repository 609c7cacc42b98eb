package dolmen.bot.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Points;
import dolmen.bot.pairing.event.Step;
import dolmen.bot.pairing.event.Table;
import dolmen.bot.pairing.event.Tournament;
import dolmen.bot.pairing.standing.Standing;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TablesTest {

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void tables_have_three_to_five_seats_whatever_the_number_of_entrants(int seats) {
        for (int entrants = 3; entrants <= 64; entrants++) {
            Tournament tournament = Tournament.start(Format.Tables.roundRobin(seats, entrants), entrants, 1);
            assertThat(tournament.with(pairings(tournament)).pairings().stream()
                            .mapToInt(pairing -> pairing.entrants().size())
                            .sum())
                    .isEqualTo(entrants);
        }
    }

    @ParameterizedTest
    @CsvSource({"9, 3, 1", "16, 4, 2", "8, 4, 2", "12, 3, 2", "7, 3, 3"})
    void meetings_are_spread_evenly(int entrants, int seats, int most) {
        Tournament tournament =
                Simulation.smooth(new Random(1)).play(Format.Tables.roundRobin(seats, entrants), entrants);

        assertThat(meetings(tournament).values()).allMatch(meetings -> meetings <= most);
    }

    @Test
    void places_give_equal_parts_of_a_point() {
        Table table = Table.open(1, Entrant.upTo(4)).with(List.of(1, 2, 2, 4));

        assertThat(table.entrants())
                .extracting(entrant -> table.share(entrant).points().parts())
                .containsExactly(48, 24, 24, 0);
    }

    @Test
    void a_table_goes_on_without_one_who_has_left() {
        Table table = Table.open(1, Entrant.upTo(3)).without(new Entrant(3));

        assertThat(table.decided()).isFalse();
        assertThat(table.without(new Entrant(2)).decided()).isTrue();
        assertThat(table.without(new Entrant(2)).share(new Entrant(1)).points()).isEqualTo(Points.ONE);
        assertThat(table.with(List.of(2, 1, 1)).share(new Entrant(1)).points()).isEqualTo(Points.HALF);
    }

    @Test
    void by_score_the_winners_of_the_first_round_meet_in_the_second() {
        Tournament first = Tournament.start(new Format.Tables(3, 2, Format.Tables.Grouping.BY_SCORE), 9, 0);
        Tournament tournament = first.with(pairings(first));
        for (Pairing pairing : tournament.pairings()) {
            tournament = tournament.with(((Table) pairing).with(List.of(1, 2, 3)));
        }
        Set<Entrant> winners = new HashSet<>();
        tournament.pairings().forEach(pairing -> winners.add(pairing.entrants().getFirst()));

        assertThat(pairings(tournament)).anyMatch(pairing -> winners.equals(new HashSet<>(pairing.entrants())));
    }

    @Test
    void simulated_tournaments_at_tables_end_with_the_right_points() {
        simulate(20);
    }

    @Test
    @Tag("nightly")
    void a_thousand_simulated_tournaments_at_tables_end_with_the_right_points() {
        simulate(1_000);
    }

    private static void simulate(int number) {
        var random = new Random(number);
        for (int each = 0; each < number; each++) {
            int entrants = random.nextInt(4, 41);
            int seats = random.nextInt(3, 6);
            Format.Tables format = random.nextBoolean()
                    ? Format.Tables.roundRobin(seats, entrants)
                    : new Format.Tables(seats, random.nextInt(1, 7), Format.Tables.Grouping.BY_SCORE);
            assertPoints(Simulation.troubled(random).play(format, entrants));
        }
    }

    private static void assertPoints(Tournament tournament) {
        double[] points = new double[tournament.size() + 1];
        for (Pairing pairing : tournament.pairings()) {
            Table table = (Table) pairing;
            int opponents = table.seats().size() - 1;
            for (Entrant entrant : table.seats()) {
                for (Entrant opponent : table.seats()) {
                    double better = Math.signum(rank(table, opponent) - rank(table, entrant));
                    boolean counts =
                            !entrant.equals(opponent) && !table.absent().contains(entrant);
                    points[entrant.number()] += counts ? (better + 1) / 2 / opponents : 0;
                }
            }
        }
        for (Standing standing : Director.standings(tournament)) {
            assertThat(standing.points().value())
                    .isCloseTo(points[standing.entrant().number()], within(1e-9));
        }
    }

    private static int rank(Table table, Entrant entrant) {
        if (table.absent().contains(entrant)) {
            return 100;
        }
        return table.places().isEmpty() ? 1 : table.places().get(table.seats().indexOf(entrant));
    }

    private static Map<Set<Entrant>, Integer> meetings(Tournament tournament) {
        var meetings = new HashMap<Set<Entrant>, Integer>();
        for (Pairing pairing : tournament.pairings()) {
            for (Entrant one : pairing.entrants()) {
                for (Entrant other : pairing.entrants()) {
                    if (one.compareTo(other) < 0) {
                        meetings.merge(Set.of(one, other), 1, Integer::sum);
                    }
                }
            }
        }
        return meetings;
    }

    private static List<Pairing> pairings(Tournament tournament) {
        return Director.next(tournament) instanceof Step.Play play ? play.pairings() : List.of();
    }
}
