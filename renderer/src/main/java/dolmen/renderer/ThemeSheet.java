package dolmen.renderer;

import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.BoardScene;
import java.util.Optional;

/**
 * A sheet with one scene in every theme, small, each on the ground of its theme and above its title, to choose a theme
 * by.
 *
 * @param scene preferably the start of a game
 * @param themes in their order
 * @param chosen the name of the theme with a frame; no theme has one if it is empty or unknown
 */
public record ThemeSheet(BoardScene scene, Themes themes, Optional<String> chosen) {

    /** Draws the sheet as a PNG file. */
    public byte[] png(BoardRenderer renderer) {
        return new Swatches(themes.names().stream()
                        .map(name -> themes.find(name).orElseThrow())
                        .map(theme -> new Swatches.Swatch(
                                theme, title(theme), scene, chosen.equals(Optional.of(theme.name()))))
                        .toList())
                .png(renderer);
    }

    /** The sheet in words. */
    public String altText() {
        String all = "One board in every theme: %s."
                .formatted(String.join(", ", themes.titles().values()));
        return chosen.flatMap(themes::find)
                .map(theme -> "%s %s has a frame, since it is chosen.".formatted(all, title(theme)))
                .orElse(all);
    }

    private String title(Theme theme) {
        return themes.titles().getOrDefault(theme.name(), theme.name());
    }
}
