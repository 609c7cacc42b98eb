package dolmen.bot.match.replay;

import dolmen.bot.match.picture.Picture;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A requested animated picture: made, in progress, or not started. Safe for use by many threads. */
public interface Making {

    /** True if a request starts nothing: the picture was made, is in progress, or is impossible. */
    boolean begun();

    /** Starts the picture if necessary, and returns it; empty if the match is too long for one. */
    CompletableFuture<Optional<Picture>> made();

    /** The number of pictures that are made before it. */
    int ahead();
}
