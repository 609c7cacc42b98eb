package dolmen.renderer;

import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.BoardScene;
import java.util.Map;
import java.util.Optional;

/**
 * A sheet for the choice of a theme. It has one small scene in every theme, each on the ground of its theme and above
 * its title.
 *
 * @param scene the scene, preferably the start of a game
 * @param themes the themes, in display order
 * @param titles their titles by name
 * @param chosen the name of the theme with a frame; if it is empty or unknown, no theme has one
 */
public record ThemeSheet(BoardScene scene, Themes themes, Map<String, String> titles, Optional<String> chosen) {

    /** Draws the sheet as a PNG file. */
    public byte[] png(BoardRenderer renderer) {
        return new Swatches(themes.names().stream()
                        .map(name -> themes.find(name).orElseThrow())
                        .map(theme -> new Swatches.Swatch(
                                theme, title(theme), scene, chosen.equals(Optional.of(theme.name()))))
                        .toList())
                .png(renderer);
    }

    private String title(Theme theme) {
        return titles.getOrDefault(theme.name(), theme.name());
    }
}
