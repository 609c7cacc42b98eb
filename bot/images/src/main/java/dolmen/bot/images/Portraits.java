package dolmen.bot.images;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.renderer.face.Face;
import dolmen.rules.opponent.Opponent;
import java.util.Arrays;
import java.util.Optional;

/** The faces of computer players, found by name. */
final class Portraits {
    private Portraits() {}

    /** The face of that player; empty for a person. */
    static Optional<Face> of(PlayerId player) {
        return ComputerPlayers.of(player).map(Portraits::of);
    }

    /** The face of a computer player; its absence is a mistake in the build. */
    static Face of(Opponent opponent) {
        return Arrays.stream(Face.values())
                .filter(face -> face.name().equalsIgnoreCase(opponent.name()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("nobody has carved " + opponent.name()));
    }
}
