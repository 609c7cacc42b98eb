package dolmen.rules.play;

import dolmen.rules.Move;
import dolmen.rules.Position;

/** One ply as it was played: the position before it, and the move. */
public record Ply<M extends Move>(Position<M> before, M move) {}
