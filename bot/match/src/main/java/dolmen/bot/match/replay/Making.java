package dolmen.bot.match.replay;

import dolmen.bot.match.picture.Picture;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** An animated picture that somebody wants: made before, being made, or to be made. Safe for use by many threads. */
public interface Making {

    /** True if nothing is begun for whoever asks now: it was made, is being made, or never can be. */
    boolean begun();

    /** The picture, of which the making begins now if it has not; empty if the match is too long for one. */
    CompletableFuture<Optional<Picture>> made();

    /** How many others are made before it. */
    int ahead();
}
