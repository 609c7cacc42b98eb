package dolmen.bot.match.picture;

import dolmen.bot.id.GuildId;
import dolmen.bot.match.SeenMatch;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Symbol;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** The port to pictures. Safe for use by many threads. */
public interface Pictures {

    /** The titles of the themes for boards, by name, the default first. */
    SequencedMap<String, String> themes(Wording wording);

    /**
     * Draws a board of one of these games in every theme, to choose from.
     *
     * @param chosen the name of the marked theme; none is marked if it is empty or unknown
     * @param wording the language of the reader, as in all methods
     */
    Picture themeSheet(GameRegistry games, Optional<String> chosen, Wording wording);

    /** Draws the starts of these games side by side, in the theme. */
    Picture gameSheet(GameRegistry games, Optional<String> theme, Wording wording);

    /**
     * Draws the board as its viewer may see it, with the names of the players.
     *
     * @throws IllegalArgumentException if a further mark names no cell of the board
     */
    Picture board(SeenMatch<?> match, Reader reader, List<Mark> marks);

    /**
     * Draws the keepsake of a finished match: the winner and the reason, the players with the effect on each, and the
     * public board.
     *
     * @param notes at most two short lines for each seat, in the order of the seats; empty if there are none
     */
    Picture keepsake(SeenMatch<Spectator> ended, Reader reader, List<List<String>> notes);

    /**
     * The readers of a board.
     *
     * @param bottom the seat at the bottom of the board
     * @param theme the name of a theme; the default theme if it is empty or unknown
     * @param server the server of the readers, for the players' nicknames; empty outside servers
     * @param wording the language of the readers
     */
    record Reader(Seat bottom, Optional<String> theme, Optional<GuildId> server, Wording wording) {}

    /** Prepares the boards of these games, so that the first players wait less for their pictures. */
    default void warmUp(GameRegistry games) {}

    /** The state of the cache. */
    default Shelf kept() {
        return Shelf.EMPTY;
    }

    /** Draws a piece or card on its own, in colours for light and dark pages; empty if there are no such pictures. */
    default Optional<Emblem> emblem(Symbol symbol) {
        return Optional.empty();
    }

    /** Draws a public position from the first seat's side, without players. */
    default Picture position(Standing<?> standing, Optional<String> theme, Wording wording) {
        return scene(standing.scene(new Spectator(), Seat.FIRST), theme, wording);
    }

    /** Draws a scene without players. */
    Picture scene(BoardScene scene, Optional<String> theme, Wording wording);
}
