package dolmen.bot.pairing.standing;

import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Points;
import dolmen.bot.pairing.event.Tournament;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The standings of tournaments that count points. */
public final class Standings {
    private final Opposition opposition;
    private final List<TieBreak> tieBreaks;
    private final List<Standing> lines = new ArrayList<>();

    private Standings(Tournament tournament, List<TieBreak> tieBreaks) {
        opposition = new Opposition(tournament);
        this.tieBreaks = tieBreaks;
    }

    /**
     * The entrants from the best to the last; those who share a place are listed by seed. Leavers keep their points.
     *
     * @param tieBreaks the tie-breaks in descending importance
     */
    public static List<Standing> of(Tournament tournament, List<TieBreak> tieBreaks) {
        var standings = new Standings(tournament, tieBreaks);
        standings
                .split(tournament.entrants(), standings.opposition::points)
                .forEach(group -> standings.order(group, 0, Map.of()));
        return List.copyOf(standings.lines);
    }

    /** Adds the lines of entrants who are equal by all tie-breaks before the given one. */
    private void order(List<Entrant> group, int next, Map<Entrant, Points> direct) {
        if (next == tieBreaks.size()) {
            int place = lines.size() + 1;
            group.forEach(entrant -> lines.add(line(place, entrant, direct)));
            return;
        }
        TieBreak tieBreak = tieBreaks.get(next);
        Map<Entrant, Points> values = group.stream()
                .collect(Collectors.toMap(Function.identity(), entrant -> value(tieBreak, entrant, group)));
        Map<Entrant, Points> asked = tieBreak == TieBreak.DIRECT_ENCOUNTER && group.size() > 1 ? values : direct;
        split(group, entrant -> values.getOrDefault(entrant, Points.ZERO))
                .forEach(smaller -> order(smaller, next + 1, asked));
    }

    private Points value(TieBreak tieBreak, Entrant entrant, List<Entrant> group) {
        return switch (tieBreak) {
            case BUCHHOLZ_CUT_ONE -> opposition.buchholzCutOne(entrant);
            case BUCHHOLZ -> opposition.buchholz(entrant);
            case SONNEBORN_BERGER -> opposition.sonnebornBerger(entrant);
            case DIRECT_ENCOUNTER -> opposition.direct(entrant, group);
            case WINS -> opposition.wins(entrant);
        };
    }

    /** The groups of equal value, the highest first, each by seed. */
    private List<List<Entrant>> split(List<Entrant> group, Function<Entrant, Points> value) {
        return List.copyOf(group.stream()
                .collect(Collectors.groupingBy(value, TreeMap::new, Collectors.toList()))
                .descendingMap()
                .values());
    }

    private Standing line(int place, Entrant entrant, Map<Entrant, Points> direct) {
        var values = new EnumMap<TieBreak, Points>(TieBreak.class);
        for (TieBreak tieBreak : tieBreaks) {
            if (tieBreak != TieBreak.DIRECT_ENCOUNTER) {
                values.put(tieBreak, value(tieBreak, entrant, List.of()));
            } else if (direct.containsKey(entrant)) {
                values.put(tieBreak, direct.getOrDefault(entrant, Points.ZERO));
            }
        }
        return new Standing(place, entrant, opposition.points(entrant), values);
    }
}
