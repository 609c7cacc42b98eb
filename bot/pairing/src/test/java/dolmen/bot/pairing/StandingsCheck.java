package dolmen.bot.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Points;
import dolmen.bot.pairing.event.Tournament;
import dolmen.bot.pairing.standing.Standing;
import dolmen.bot.pairing.standing.TieBreak;
import java.util.List;

/** The comparison of a tournament's standings with a naive reckoning. */
final class StandingsCheck {
    private StandingsCheck() {}

    static void assertRight(Tournament tournament) {
        List<Standing> standings = Director.standings(tournament);
        var naive = new NaiveReckoning(tournament);
        assertThat(standings).extracting(Standing::entrant).containsExactlyInAnyOrderElementsOf(tournament.entrants());
        for (Standing standing : standings) {
            int number = standing.entrant().number();
            assertThat(standing.points().value()).isEqualTo(naive.points[number]);
            standing.tieBreaks().forEach((tieBreak, value) -> assertValue(tieBreak, value, naive, number));
        }
        for (int index = 1; index < standings.size(); index++) {
            assertInOrder(tournament, standings.get(index - 1), standings.get(index), index + 1);
        }
    }

    private static void assertValue(TieBreak tieBreak, Points value, NaiveReckoning naive, int number) {
        switch (tieBreak) {
            case BUCHHOLZ -> assertThat(value.value()).isEqualTo(naive.buchholz[number]);
            case BUCHHOLZ_CUT_ONE -> assertThat(value.value()).isEqualTo(naive.cutOne[number]);
            case SONNEBORN_BERGER -> assertThat(value.value()).isEqualTo(naive.sonnebornBerger[number]);
            case WINS -> assertThat(value.value()).isEqualTo(naive.wins[number]);
            case DIRECT_ENCOUNTER -> assertThat(value).isGreaterThanOrEqualTo(Points.ZERO);
        }
    }

    private static void assertInOrder(Tournament tournament, Standing above, Standing below, int line) {
        assertThat(above.points()).isGreaterThanOrEqualTo(below.points());
        if (above.place() == below.place()) {
            assertThat(above.points()).isEqualTo(below.points());
            assertThat(above.tieBreaks()).isEqualTo(below.tieBreaks());
            assertThat(above.entrant()).isLessThan(below.entrant());
            return;
        }
        assertThat(below.place()).isEqualTo(line);
        if (above.points().equals(below.points())) {
            assertThat(firstDifference(tournament, above, below)).isPositive();
        }
    }

    /** The sign of the first tie-break that differs, in the order of the format. */
    private static int firstDifference(Tournament tournament, Standing above, Standing below) {
        return order(tournament.format()).stream()
                .mapToInt(tieBreak -> value(above, tieBreak).compareTo(value(below, tieBreak)))
                .filter(difference -> difference != 0)
                .findFirst()
                .orElse(0);
    }

    private static Points value(Standing standing, TieBreak tieBreak) {
        return standing.tieBreaks().getOrDefault(tieBreak, Points.ZERO);
    }

    private static List<TieBreak> order(Format format) {
        return switch (format) {
            case Format.RoundRobin robin ->
                List.of(TieBreak.DIRECT_ENCOUNTER, TieBreak.SONNEBORN_BERGER, TieBreak.WINS);
            case Format.Swiss swiss ->
                List.of(
                        TieBreak.BUCHHOLZ_CUT_ONE,
                        TieBreak.BUCHHOLZ,
                        TieBreak.SONNEBORN_BERGER,
                        TieBreak.DIRECT_ENCOUNTER);
            case Format.Arena arena -> List.of(TieBreak.WINS, TieBreak.DIRECT_ENCOUNTER);
            case Format.Tables tables -> List.of(TieBreak.WINS, TieBreak.DIRECT_ENCOUNTER);
            case Format.Knockout knockout -> List.of();
        };
    }
}
