package dolmen.bot.pairing.table;

import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Points;
import dolmen.bot.pairing.event.Step;
import dolmen.bot.pairing.event.Table;
import dolmen.bot.pairing.event.Tournament;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToLongBiFunction;
import java.util.stream.IntStream;

/**
 * Rounds at tables of three to five. The seating comes from a search by exchanges, begun at several shuffles; meetings
 * are spread as evenly as it finds, which is not always as evenly as possible.
 */
public final class TableRounds {
    private static final int SMALLEST_TABLE = 3;
    private static final int SHUFFLES = 12;
    /** The cost of a repeated meeting in squares of score differences: more than those of a whole round. */
    private static final long REPEAT = 1L << 32;

    private TableRounds() {}

    /** The next round, which begins once the previous one has all its results. */
    public static Step next(Tournament tournament, Format.Tables format) {
        if (!tournament.decided()) {
            return new Step.Wait();
        }
        int round = tournament.rounds() + 1;
        if (round > format.rounds() || tournament.active().size() < SMALLEST_TABLE) {
            return new Step.End();
        }
        return new Step.Play(seating(tournament, format, round).tables().stream()
                .<Pairing>map(table -> Table.open(round, inTurn(tournament, table)))
                .toList());
    }

    private static Seating seating(Tournament tournament, Format.Tables format, int round) {
        List<Entrant> active = tournament.active();
        List<Integer> sizes = Seating.sizes(active.size(), format.seats());
        var meetings = new Meetings(tournament);
        return switch (format.grouping()) {
            case EVEN -> evenly(tournament, round, sizes, meetings);
            case BY_SCORE -> byScore(tournament, sizes, meetings);
        };
    }

    /** Each further meeting of two costs more, so that the sum of squares becomes small. */
    private static Seating evenly(Tournament tournament, int round, List<Integer> sizes, Meetings meetings) {
        ToLongBiFunction<Entrant, Entrant> cost = (one, other) -> 2L * meetings.of(one, other) + 1;
        var random = new Random(tournament.lot() + round);
        return IntStream.range(0, SHUFFLES)
                .mapToObj(shuffle -> {
                    var order = new ArrayList<>(tournament.active());
                    Collections.shuffle(order, random);
                    return Seating.inOrder(order, sizes, cost).improved();
                })
                .min(Comparator.comparingLong(Seating::total))
                .orElseThrow();
    }

    private static Seating byScore(Tournament tournament, List<Integer> sizes, Meetings meetings) {
        Map<Entrant, Points> scores = new HashMap<>();
        tournament.active().forEach(entrant -> scores.put(entrant, tournament.points(entrant)));
        List<Entrant> ranking = tournament.active().stream()
                .sorted(Comparator.comparing((Entrant entrant) -> scores.getOrDefault(entrant, Points.ZERO))
                        .reversed()
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
        return Seating.inOrder(ranking, sizes, (one, other) -> {
                    long distance = scores.getOrDefault(one, Points.ZERO)
                            .minus(scores.getOrDefault(other, Points.ZERO))
                            .parts();
                    return meetings.of(one, other) * REPEAT + distance * distance;
                })
                .improved();
    }

    /** The entrants in the order of their seats: whoever has sat late so far sits early. */
    private static List<Entrant> inTurn(Tournament tournament, List<Entrant> table) {
        return table.stream()
                .sorted(Comparator.comparingInt((Entrant entrant) -> seatsBefore(tournament, entrant))
                        .reversed()
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    private static int seatsBefore(Tournament tournament, Entrant entrant) {
        return tournament.pairings().stream()
                .mapToInt(pairing -> Math.max(0, pairing.entrants().indexOf(entrant)))
                .sum();
    }
}
