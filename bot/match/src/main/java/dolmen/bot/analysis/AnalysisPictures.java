package dolmen.bot.analysis;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.Players;
import dolmen.bot.match.Match;
import dolmen.bot.match.picture.Picture;
import dolmen.rules.analysis.MatchAnalysis;
import java.util.Optional;

/** The port to pictures of analyses. Safe for use by many threads. */
public interface AnalysisPictures {

    /**
     * How a match that has ended stood from turn to turn, its turning points numbered.
     *
     * @param server where it is read, by whose nicknames the players are called; empty elsewhere
     * @param theme the name of a theme; the default one is used if there is none, or none of that name
     */
    Picture curve(Match ended, MatchAnalysis analysis, Optional<GuildId> server, Optional<String> theme);

    /** The same, with players called by other names. */
    AnalysisPictures naming(Players others);
}
