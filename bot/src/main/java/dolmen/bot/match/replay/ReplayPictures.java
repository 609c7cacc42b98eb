package dolmen.bot.match.replay;

import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.match.picture.Shelf;
import java.util.List;
import java.util.Optional;

/** The port to pictures of matches that are looked back at. Safe for use by many threads. */
public interface ReplayPictures {

    /** The board at one moment; its place stands where turns are counted, unless the match was over. */
    Picture moment(Shot shot, Pictures.Reader reader);

    /**
     * All of a match as an animated picture, each of these moments with its caption; empty if the match is too long for
     * one.
     *
     * @param shots at least one
     */
    Optional<Picture> film(List<Shot> shots, Pictures.Reader reader);

    /**
     * A few moments of a match on one picture.
     *
     * @param shots two to four
     */
    Picture story(List<Shot> shots, Pictures.Reader reader);

    /** What is kept of those that were drawn. */
    Shelf kept();
}
