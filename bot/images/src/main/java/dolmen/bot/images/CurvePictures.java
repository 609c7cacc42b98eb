package dolmen.bot.images;

import dolmen.bot.analysis.AnalysisPictures;
import dolmen.bot.id.GuildId;
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
import java.util.Map;
import java.util.Optional;

/**
 * Draws pictures of analyses in the default size, without a cache, since hardly anybody asks twice. Safe for use by
 * many threads.
 */
public final class CurvePictures implements AnalysisPictures {
    private static final String SUBTITLE = "Who stood better, turn by turn";

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
    public Picture curve(Match ended, MatchAnalysis analysis, Optional<GuildId> server, Optional<String> theme) {
        AnalysisPlaque plaque = plaque(ended, analysis, players.names(ended.players(), server));
        Theme chosen = renderer.themes().findOrDefault(theme);
        byte[] png = easels.work(() -> renderer.png(plaque, chosen, BoardRenderer.DEFAULT_WIDTH));
        return new Picture(png, plaque.altText());
    }

    @Override
    public AnalysisPictures naming(Players others) {
        return new CurvePictures(others, renderer, easels);
    }

    private static AnalysisPlaque plaque(Match ended, MatchAnalysis analysis, Map<PlayerId, String> names) {
        return new AnalysisPlaque(
                ended.id().brought()
                        ? ended.facts().name()
                        : "%s · match #%s".formatted(ended.facts().name(), ended.id()),
                SUBTITLE,
                names.getOrDefault(ended.player(Seat.FIRST), Players.FORGOTTEN),
                names.getOrDefault(ended.player(Seat.FIRST.opponent()), Players.FORGOTTEN),
                analysis.chances(),
                analysis.turningPoints().stream().map(analysis.turns()::indexOf).toList());
    }
}
