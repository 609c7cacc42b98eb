package dolmen.bot.ops;

import dolmen.bot.analysis.AnalysisPictures;
import dolmen.bot.id.Players;
import dolmen.bot.images.BoardPictures;
import dolmen.bot.images.CurvePictures;
import dolmen.bot.images.DrawnReplays;
import dolmen.bot.images.PlaquePictures;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.match.replay.ReplayPictures;
import dolmen.bot.rating.RatingPictures;
import dolmen.bot.work.Workbenches;
import dolmen.renderer.BoardRenderer;
import dolmen.renderer.PlaqueRenderer;
import dolmen.renderer.font.Typeface;
import dolmen.rules.GameRegistry;
import java.util.function.Function;

/**
 * What draws for a host.
 *
 * @param boards draws boards, with the names of these players
 * @param plaques draws ratings, with the names of these players
 * @param replays draws matches looked back at, with the names of these players
 * @param curves draws analyses, with the names of these players
 */
public record Studio(
        Function<Players, Pictures> boards,
        Function<Players, RatingPictures> plaques,
        Function<Players, ReplayPictures> replays,
        Function<Players, AnalysisPictures> curves) {
    /** One that keeps as many pictures as the heap of this process has room for. */
    static Studio ofProcess(GameRegistry games) {
        Typeface typeface = Typeface.load();
        HeapShares shares = HeapShares.ofProcess();
        var easels = new Workbenches("a picture", shares.drawings());
        var boards = new BoardRenderer(typeface, shares.pieces(), shares.backgrounds());
        var plaques = new PlaqueRenderer(typeface, shares.plates());
        return new Studio(
                players -> new BoardPictures(players, boards, shares.boards(), easels),
                players -> new PlaquePictures(games, players, plaques, shares.plaques(), easels),
                players -> new DrawnReplays(players, boards, shares.replays(), easels),
                players -> new CurvePictures(players, plaques, easels));
    }
}
