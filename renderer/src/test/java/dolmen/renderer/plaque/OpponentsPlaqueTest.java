package dolmen.renderer.plaque;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.renderer.Pixels;
import dolmen.renderer.PlaqueRenderer;
import dolmen.renderer.face.Face;
import dolmen.renderer.geometry.LetterBox;
import dolmen.renderer.plaque.OpponentsPlaque.Portrayed;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.Material;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OpponentsPlaqueTest {
    private final PlaqueRenderer renderer = new PlaqueRenderer();
    private final Theme theme = Themes.load().byDefault();

    @Test
    void more_than_six_are_refused() {
        Portrayed one = one(Face.ODD, "Waits.");

        assertThatThrownBy(() -> new OpponentsPlaque("", "", Material.LINEN, Collections.nCopies(7, one)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("7 opponents");
    }

    @ParameterizedTest
    @EnumSource
    void a_phone_and_not_the_height_decides_how_small_it_is_seen(Material material) {
        BufferedImage picture = renderer.render(Plaques.unrated(material), Plaques.ENGLISH, theme, 1000);

        assertThat(LetterBox.isTall(picture.getWidth(), picture.getHeight())).isFalse();
    }

    @Test
    void a_long_sentence_stays_in_its_place() {
        BufferedImage brief = picture(one(Face.ODD, "Waits."));
        BufferedImage wordy = picture(one(Face.ODD, "Would rather keep his stones than use them, ".repeat(9)));

        Rectangle differing = Pixels.differenceOf(brief, wordy);

        assertThat(wordy.getHeight()).isEqualTo(brief.getHeight());
        assertThat(differing.isEmpty()).isFalse();
        assertThat(differing.getMaxX()).isLessThan(349);
        assertThat(differing.getMaxY()).isLessThan(brief.getHeight() - 40);
    }

    private static Portrayed one(Face face, String line) {
        return new Portrayed(face, "Odd", "Level 1, defends", OptionalInt.of(987), line);
    }

    private BufferedImage picture(Portrayed one) {
        return renderer.render(
                new OpponentsPlaque("Opponents", "", Material.LINEN, List.of(one)), Plaques.ENGLISH, theme, 1000);
    }
}
