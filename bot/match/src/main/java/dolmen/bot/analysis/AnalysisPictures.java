package dolmen.bot.analysis;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.Players;
import dolmen.bot.match.Match;
import dolmen.bot.match.picture.Picture;
import dolmen.rules.analysis.MatchAnalysis;
import dolmen.rules.phrase.Wording;
import java.util.Optional;

/** The port to pictures of analyses. Safe for use by many threads. */
public interface AnalysisPictures {

    /**
     * Draws the course of a finished match, turn by turn, with its turning points numbered.
     *
     * @param server the server of the readers, for the players' nicknames; empty outside servers
     * @param theme the name of a theme; the default theme if it is empty or unknown
     * @param wording the language of the readers
     */
    Picture curve(
            Match ended, MatchAnalysis analysis, Optional<GuildId> server, Optional<String> theme, Wording wording);

    /** These pictures with other names for the players. */
    AnalysisPictures naming(Players others);
}
