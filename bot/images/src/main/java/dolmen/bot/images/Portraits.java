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

    /** The face of a player; empty for a person. */
    static Optional<Face> of(PlayerId player) {
        return ComputerPlayers.of(player).map(Portraits::of);
    }

    /** The face of a computer player; a missing face is a build error. */
    static Face of(Opponent opponent) {
        return Arrays.stream(Face.values())
                .filter(face -> face.name().equalsIgnoreCase(opponent.name()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no face of " + opponent.name()));
    }
}
