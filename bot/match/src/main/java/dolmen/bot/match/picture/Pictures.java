package dolmen.bot.match.picture;

import dolmen.bot.id.GuildId;
import dolmen.bot.match.SeenMatch;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** The port to pictures. Safe for use by many threads. */
public interface Pictures {

    /** What the themes in which boards can be drawn are called before people, by name, the default first. */
    SequencedMap<String, String> themes();

    /**
     * A board of one of these games in every theme, to choose from.
     *
     * @param chosen the name of the theme that is marked; none is if it is empty, or none of that name
     */
    Picture themeSheet(GameRegistry games, Optional<String> chosen);

    /**
     * The board as its viewer may see it, with the names of the players.
     *
     * @throws IllegalArgumentException if a further mark names no cell of the board
     */
    Picture board(SeenMatch<?> match, Reader reader, List<Mark> marks);

    /**
     * The picture that is left of a match that has ended: who won and how, the players with what it did to each, and
     * the board as everybody may see it.
     *
     * @param notes at most two short lines for each seat, in the order of the seats; empty if there is nothing to tell
     */
    Picture keepsake(SeenMatch<Spectator> ended, Reader reader, List<List<String>> notes);

    /**
     * Those for whom a board is drawn.
     *
     * @param bottom whose side of the board is below
     * @param theme the name of a theme; the default one is used if there is none, or none of that name
     * @param server where they read, by whose nicknames the players are called; empty elsewhere
     */
    record Reader(Seat bottom, Optional<String> theme, Optional<GuildId> server) {}

    /** Prepares what boards of these games are made of, so that the first players wait less for their pictures. */
    default void warmUp(GameRegistry games) {}

    /** What is kept of those that were drawn. */
    default Shelf kept() {
        return Shelf.EMPTY;
    }

    /** A game as everybody may see it from the first seat's side, without players. */
    default Picture position(Standing<?> standing, Optional<String> theme) {
        return scene(standing.scene(new Spectator(), Seat.FIRST), theme);
    }

    /** A scene without players. */
    Picture scene(BoardScene scene, Optional<String> theme);
}
