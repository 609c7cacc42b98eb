package dolmen.bot.match.replay;

import dolmen.bot.id.Players;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.match.picture.Shelf;
import java.util.List;

/** The port to pictures of matches that are looked back at. Safe for use by many threads. */
public interface ReplayPictures {

    /** The board at one moment; its place stands where turns are counted, unless the match was over. */
    Picture moment(Shot shot, Pictures.Reader reader);

    /**
     * All of a match as an animated picture, each of these moments with its caption. Nothing is made yet.
     *
     * @param shots at least one
     */
    Making film(List<Shot> shots, Pictures.Reader reader);

    /**
     * A few moments of a match on one picture.
     *
     * @param shots two to four
     */
    Picture story(List<Shot> shots, Pictures.Reader reader);

    /** The same, with players called by other names. */
    ReplayPictures naming(Players others);

    /** What is kept of those that were drawn. */
    Shelf kept();
}
