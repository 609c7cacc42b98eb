package dolmen.bot.match.replay;

import dolmen.bot.id.Players;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.match.picture.Shelf;
import java.util.List;

/** The port to pictures of replays. Safe for use by many threads. */
public interface ReplayPictures {

    /**
     * Draws the board at one moment; its place in the match replaces the number of the turn, unless the match was over.
     */
    Picture moment(Shot shot, Pictures.Reader reader);

    /**
     * Prepares an animated picture of the whole match, each moment with its caption, but does not start it.
     *
     * @param shots the moments, at least one
     */
    Making film(List<Shot> shots, Pictures.Reader reader);

    /**
     * Draws a few moments of a match on one picture.
     *
     * @param shots the moments, two to four
     */
    Picture story(List<Shot> shots, Pictures.Reader reader);

    /** These pictures with other names for the players. */
    ReplayPictures naming(Players others);

    /** The state of the cache. */
    Shelf kept();
}
