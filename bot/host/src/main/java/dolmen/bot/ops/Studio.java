package dolmen.bot.ops;

import dolmen.bot.id.Players;
import dolmen.bot.images.BoardPictures;
import dolmen.bot.images.CurvePictures;
import dolmen.bot.images.DrawnReplays;
import dolmen.bot.images.PlaquePictures;
import dolmen.bot.service.Gallery;
import dolmen.bot.work.Workbenches;
import dolmen.renderer.BoardRenderer;
import dolmen.renderer.PlaqueRenderer;
import dolmen.renderer.font.Typeface;
import dolmen.rules.GameRegistry;

/** The source of a host's pictures. */
public interface Studio {
    /** The gallery whose pictures show the names of these players. */
    Gallery of(Players players);

    /**
     * A studio whose caches fit into the heap of this process.
     *
     * @param hosts the maximum number of galleries, one for each host
     */
    static Studio ofProcess(GameRegistry games, int hosts) {
        Typeface typeface = Typeface.load();
        HeapShares shares = HeapShares.ofProcess(hosts);
        var easels = new Workbenches("a picture", shares.drawings());
        var boards = new BoardRenderer(typeface, shares.pieces(), shares.backgrounds());
        var plaques = new PlaqueRenderer(typeface, shares.plates());
        return players -> new Gallery(
                new BoardPictures(players, boards, shares.boards(), easels),
                new PlaquePictures(games, players, plaques, shares.plaques(), easels),
                new DrawnReplays(players, boards, shares.replays(), easels),
                new CurvePictures(players, plaques, easels));
    }
}
