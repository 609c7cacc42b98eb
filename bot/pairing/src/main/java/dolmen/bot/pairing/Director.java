package dolmen.bot.pairing;

import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Step;
import dolmen.bot.pairing.event.Tournament;
import dolmen.bot.pairing.robin.RoundRobins;
import dolmen.bot.pairing.standing.Standing;
import dolmen.bot.pairing.standing.Standings;
import dolmen.bot.pairing.standing.TieBreak;
import dolmen.bot.pairing.swiss.SwissSystem;
import java.util.List;

/**
 * The director of tournaments of every format. It has no memory: equal tournaments get equal answers. Any thread may
 * ask.
 */
public final class Director {
    private static final List<TieBreak> ROUND_ROBIN =
            List.of(TieBreak.DIRECT_ENCOUNTER, TieBreak.SONNEBORN_BERGER, TieBreak.WINS);
    private static final List<TieBreak> SWISS = List.of(
            TieBreak.BUCHHOLZ_CUT_ONE, TieBreak.BUCHHOLZ, TieBreak.SONNEBORN_BERGER, TieBreak.DIRECT_ENCOUNTER);

    private Director() {}

    /** The next thing to do. */
    public static Step next(Tournament tournament) {
        return switch (tournament.format()) {
            case Format.RoundRobin format -> RoundRobins.next(tournament, format);
            case Format.Swiss format -> SwissSystem.next(tournament, format);
            case Format.Tables format -> new Step.End();
            case Format.Knockout format -> new Step.End();
            case Format.Arena format -> new Step.End();
        };
    }

    /** The standings so far, from the best to the last. */
    public static List<Standing> standings(Tournament tournament) {
        return Standings.of(
                tournament,
                switch (tournament.format()) {
                    case Format.RoundRobin format -> ROUND_ROBIN;
                    case Format.Swiss format -> SWISS;
                    case Format.Tables format -> List.of(TieBreak.WINS, TieBreak.BUCHHOLZ);
                    case Format.Knockout format -> List.of();
                    case Format.Arena format -> List.of(TieBreak.WINS);
                });
    }
}
