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
     * Prepares the whole match as an animated picture, each of these moments with its caption; it is not begun yet.
     *
     * @param shots at least one
     */
    Making film(List<Shot> shots, Pictures.Reader reader);

    /**
     * Draws a few moments of a match on one picture.
     *
     * @param shots two to four
     */
    Picture story(List<Shot> shots, Pictures.Reader reader);

    /** These pictures with other names for the players. */
    ReplayPictures naming(Players others);

    /** The state of the cache. */
    Shelf kept();
}
