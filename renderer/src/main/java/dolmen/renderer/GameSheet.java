package dolmen.renderer;

import dolmen.renderer.theme.Theme;
import dolmen.rules.scene.BoardScene;
import java.util.SequencedMap;

/**
 * A sheet with a small board of every game, above the game's name.
 *
 * @param games a scene of each game, preferably the start, by the game's name; at least one
 */
public record GameSheet(SequencedMap<String, BoardScene> games, Theme theme) {

    /** Draws the sheet as a PNG file. */
    public byte[] png(BoardRenderer renderer) {
        return new Swatches(games.entrySet().stream()
                        .map(game -> new Swatches.Swatch(theme, game.getKey(), game.getValue(), false))
                        .toList())
                .png(renderer);
    }
}
