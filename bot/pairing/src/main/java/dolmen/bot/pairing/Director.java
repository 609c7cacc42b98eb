package dolmen.bot.pairing;

import dolmen.bot.pairing.arena.Arenas;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Step;
import dolmen.bot.pairing.event.Tournament;
import dolmen.bot.pairing.knockout.Knockouts;
import dolmen.bot.pairing.robin.RoundRobins;
import dolmen.bot.pairing.standing.Standing;
import dolmen.bot.pairing.standing.Standings;
import dolmen.bot.pairing.standing.TieBreak;
import dolmen.bot.pairing.swiss.SwissSystem;
import dolmen.bot.pairing.table.TableRounds;
import java.util.List;

/**
 * The director of tournaments of every format. It has no memory: equal tournaments get equal answers. Any thread may
 * ask.
 */
public final class Director {
    private static final List<TieBreak> ROUND_ROBIN =
            List.of(TieBreak.DIRECT_ENCOUNTER, TieBreak.SONNEBORN_BERGER, TieBreak.WINS);
    private static final List<TieBreak> SWISS =
            List.of(TieBreak.BUCHHOLZ_CUT_ONE, TieBreak.BUCHHOLZ, TieBreak.SONNEBORN_BERGER, TieBreak.DIRECT_ENCOUNTER);

    private static final List<TieBreak> TABLES = List.of(TieBreak.WINS, TieBreak.DIRECT_ENCOUNTER);
    private static final List<TieBreak> ARENA = List.of(TieBreak.WINS, TieBreak.DIRECT_ENCOUNTER);

    private Director() {}

    /** The next thing to do. */
    public static Step next(Tournament tournament) {
        return switch (tournament.format()) {
            case Format.RoundRobin format -> RoundRobins.next(tournament, format);
            case Format.Swiss format -> SwissSystem.next(tournament, format);
            case Format.Tables format -> TableRounds.next(tournament, format);
            case Format.Knockout format -> Knockouts.next(tournament, format);
            case Format.Arena format -> Arenas.next(tournament);
        };
    }

    /** The standings so far, from the best to the last. */
    public static List<Standing> standings(Tournament tournament) {
        return switch (tournament.format()) {
            case Format.RoundRobin format -> Standings.of(tournament, ROUND_ROBIN);
            case Format.Swiss format -> Standings.of(tournament, SWISS);
            case Format.Tables format -> Standings.of(tournament, TABLES);
            case Format.Knockout format -> Knockouts.standings(tournament, format);
            case Format.Arena format -> Standings.of(tournament, ARENA);
        };
    }
}
