package dolmen.bot.images;

import dolmen.bot.analysis.AnalysisPictures;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.IdPhrases;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.match.Match;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.work.Workbenches;
import dolmen.renderer.BoardRenderer;
import dolmen.renderer.PlaqueRenderer;
import dolmen.renderer.plaque.AnalysisPlaque;
import dolmen.renderer.theme.Theme;
import dolmen.rules.Seat;
import dolmen.rules.analysis.MatchAnalysis;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.Map;
import java.util.Optional;

/**
 * Draws pictures of analyses in the default size, without a cache, since hardly anybody asks twice. Safe for use by
 * many threads.
 */
public final class CurvePictures implements AnalysisPictures {
    private final Players players;
    private final PlaqueRenderer renderer;
    private final Workbenches easels;

    /**
     * @param players the names in the pictures
     * @param renderer preferably shared, since it caches plates
     */
    public CurvePictures(Players players, PlaqueRenderer renderer, Workbenches easels) {
        this.players = players;
        this.renderer = renderer;
        this.easels = easels;
    }

    @Override
    public Picture curve(
            Match ended, MatchAnalysis analysis, Optional<GuildId> server, Optional<String> theme, Wording wording) {
        AnalysisPlaque plaque = plaque(ended, analysis, players.names(ended.players(), server), wording);
        Theme chosen = renderer.themes().findOrDefault(theme);
        byte[] png = easels.work(
                () -> renderer.png(plaque, new MessagePlaqueWords(wording), chosen, BoardRenderer.DEFAULT_WIDTH));
        return new Picture(png, new PlaqueDescription(wording).of(plaque));
    }

    @Override
    public AnalysisPictures naming(Players others) {
        return new CurvePictures(others, renderer, easels);
    }

    private static AnalysisPlaque plaque(
            Match ended, MatchAnalysis analysis, Map<PlayerId, String> names, Wording wording) {
        return new AnalysisPlaque(
                ended.id().brought()
                        ? wording.of(ended.facts().name())
                        : wording.of(ImagesPhrases.keepsakeTitle(
                                ended.facts().name(), new Verbatim(ended.id().toString()))),
                wording.of(ImagesPhrases.curveSubtitle()),
                names.getOrDefault(ended.player(Seat.FIRST), wording.of(IdPhrases.forgotten())),
                names.getOrDefault(ended.player(Seat.FIRST.opponent()), wording.of(IdPhrases.forgotten())),
                analysis.chances(),
                analysis.turningPoints().stream().map(analysis.turns()::indexOf).toList());
    }
}
