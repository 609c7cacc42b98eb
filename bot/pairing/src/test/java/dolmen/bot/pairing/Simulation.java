package dolmen.bot.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.pairing.event.Bye;
import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.pairing.event.Step;
import dolmen.bot.pairing.event.Table;
import dolmen.bot.pairing.event.Tournament;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.random.RandomGenerator;

/** A tournament played by chance: results in any order, no-shows, leavers, and restarts in between. */
final class Simulation {
    private static final int LONGEST = 5_000;

    private final RandomGenerator random;
    /** Chances in 1000. */
    private final int noShows;

    private final int leavers;
    private final int longest;

    private Simulation(RandomGenerator random, int noShows, int leavers, int longest) {
        this.random = random;
        this.noShows = noShows;
        this.leavers = leavers;
        this.longest = longest;
    }

    static Simulation troubled(RandomGenerator random) {
        return new Simulation(random, 60, 15, LONGEST);
    }

    static Simulation smooth(RandomGenerator random) {
        return new Simulation(random, 0, 0, LONGEST);
    }

    /** The simulation, ended after so many steps: for a format without an end of its own. */
    Simulation shortened(int steps) {
        return new Simulation(random, noShows, leavers, steps);
    }

    /** The tournament at its end, after which nothing is outstanding. */
    Tournament play(Format format, int entrants) {
        Tournament tournament = Tournament.start(format, entrants, random.nextLong());
        for (int step = 0; step < longest; step++) {
            Step next = Director.next(tournament);
            assertThat(Director.next(restarted(tournament))).isEqualTo(next);
            switch (next) {
                case Step.End end -> {
                    assertThat(tournament.decided()).isTrue();
                    return tournament;
                }
                case Step.Wait wait -> assertThat(tournament.decided()).isFalse();
                case Step.Play play -> {
                    assertThat(play.pairings()).isNotEmpty();
                    assertValid(tournament, play.pairings());
                    tournament = tournament.with(play.pairings());
                }
            }
            tournament = withSomething(tournament);
        }
        assertThat(longest).as("steps of a tournament that does not end").isLessThan(LONGEST);
        return tournament;
    }

    /** The tournament as a store would give it back: equal, and made of other objects. */
    private static Tournament restarted(Tournament tournament) {
        return new Tournament(
                tournament.format(),
                tournament.size(),
                new HashSet<>(tournament.left()),
                new ArrayList<>(tournament.pairings()),
                tournament.lot());
    }

    private static void assertValid(Tournament tournament, List<Pairing> pairings) {
        var busy = new HashSet<>(tournament.left());
        tournament.pairings().stream()
                .filter(pairing -> !pairing.decided())
                .forEach(pairing -> busy.addAll(pairing.entrants()));
        for (Pairing pairing : pairings) {
            if (!pairing.decided() || pairing instanceof Bye) {
                assertThat(pairing.entrants()).noneMatch(busy::contains);
            }
            busy.addAll(pairing.entrants());
        }
    }

    private Tournament withSomething(Tournament tournament) {
        List<Pairing> open = tournament.pairings().stream()
                .filter(pairing -> !pairing.decided())
                .toList();
        if (random.nextInt(1000) < leavers && tournament.active().size() > 1) {
            List<Entrant> active = tournament.active();
            return tournament.without(active.get(random.nextInt(active.size())));
        }
        return open.isEmpty() ? tournament : tournament.with(decided(open.get(random.nextInt(open.size()))));
    }

    private Pairing decided(Pairing pairing) {
        return switch (pairing) {
            case Duel duel -> duel.with(result());
            case Table table ->
                table.with(table.seats().stream()
                        .map(seat -> 1 + random.nextInt(table.seats().size()))
                        .toList());
            case Bye bye -> bye;
        };
    }

    private Result result() {
        if (random.nextInt(1000) < noShows) {
            return List.of(Result.WHITE_FORFEITS, Result.BLACK_FORFEITS, Result.BOTH_FORFEIT)
                    .get(random.nextInt(3));
        }
        return List.of(Result.WHITE_WINS, Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS, Result.BLACK_WINS)
                .get(random.nextInt(5));
    }
}
