package dolmen.bot.images;

import dolmen.bot.id.Players;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Shelf;
import dolmen.bot.rating.RatingPictures;
import dolmen.bot.work.Workbenches;
import dolmen.renderer.BoardRenderer;
import dolmen.renderer.PlaqueRenderer;
import dolmen.renderer.plaque.Plaque;
import dolmen.renderer.theme.Theme;
import dolmen.rules.GameRegistry;
import dolmen.rules.phrase.Wording;
import java.util.Optional;

/**
 * Draws pictures of ratings in the default size, with a cache bounded in bytes. Safe for use by many threads;
 * concurrent requests for the same new picture share one drawing.
 */
public final class PlaquePictures implements RatingPictures {
    private static final long USUAL_BYTES = 16L << 20;
    private static final int USUAL_EASELS = 4;

    /** The approximate memory size of a plaque's rows, in bytes. */
    private static final int CONTENTS = 4_000;

    private final LadderLooks ladders;
    private final Players players;
    private final PlaqueRenderer renderer;
    private final PictureCache<Drawing> drawn;

    /** The key of a cached picture. */
    private record Drawing(Plaque plaque, Theme theme, Wording wording) {}

    /**
     * @param players the names in the pictures
     * @param renderer preferably shared, since it caches plates
     */
    public PlaquePictures(GameRegistry games, Players players, PlaqueRenderer renderer) {
        this(games, players, renderer, USUAL_BYTES, new Workbenches("a picture", USUAL_EASELS));
    }

    /**
     * Pictures with a bounded cache.
     *
     * @param mostBytes the maximum size of the cache, in bytes
     */
    public PlaquePictures(
            GameRegistry games, Players players, PlaqueRenderer renderer, long mostBytes, Workbenches easels) {
        this.drawn = new PictureCache<>(mostBytes, easels, drawing -> CONTENTS);
        this.renderer = renderer;
        this.ladders = new LadderLooks(games);
        this.players = players;
    }

    private PlaqueContents plaques(Wording wording) {
        return new PlaqueContents(ladders, players, wording);
    }

    @Override
    public Picture leaderboard(Listing listing, Optional<String> theme, Wording wording) {
        return picture(plaques(wording).leaderboard(listing), theme, wording);
    }

    @Override
    public Picture contest(Podium podium, Optional<String> theme, Wording wording) {
        return picture(plaques(wording).contest(podium), theme, wording);
    }

    @Override
    public Picture profile(Profile profile, Optional<String> theme, Wording wording) {
        return picture(plaques(wording).profile(profile), theme, wording);
    }

    @Override
    public Picture comparison(Comparison comparison, Optional<String> theme, Wording wording) {
        return picture(plaques(wording).comparison(comparison), theme, wording);
    }

    @Override
    public Picture opponents(Company company, Optional<String> theme, Wording wording) {
        return picture(plaques(wording).opponents(company), theme, wording);
    }

    @Override
    public Picture wall(Wall wall, Optional<String> theme, Wording wording) {
        return picture(plaques(wording).wall(wall), theme, wording);
    }

    @Override
    public Picture achievements(Feats feats, Optional<String> theme, Wording wording) {
        return picture(plaques(wording).achievements(feats), theme, wording);
    }

    @Override
    public Shelf kept() {
        return drawn.kept();
    }

    private Picture picture(Plaque plaque, Optional<String> theme, Wording wording) {
        Theme chosen = renderer.themes().findOrDefault(theme);
        return drawn.get(new Drawing(plaque, chosen, wording), this::draw);
    }

    private Picture draw(Drawing drawing) {
        var words = new MessagePlaqueWords(drawing.wording());
        byte[] png = renderer.png(drawing.plaque(), words, drawing.theme(), BoardRenderer.DEFAULT_WIDTH);
        return new Picture(png, new PlaqueDescription(drawing.wording()).of(drawing.plaque()));
    }
}
