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
    void all_six_are_told_with_rating_and_level() {
        assertThat(Plaques.opponents(Material.SANDSTONE).altText())
                .isEqualTo("Murus Gallicus: Computer opponents. "
                        + "Ylva, 1012. Level 1, attacks: Runs ahead and looks where she went afterwards. "
                        + "Torsten, 1240. Level 2, attacks: Sees an opening wherever there is one. "
                        + "Brenna, 1718. Level 3, attacks: Has burnt down better walls than yours. "
                        + "Odd, 987. Level 1, defends: Would rather keep his stones than use them. "
                        + "Sigrun, 1302. Level 2, defends: Waits until you have tired of waiting. "
                        + "Hallvard, 1745. Level 3, defends: Gives nothing, and forgets nothing.");
        assertThat(Plaques.unrated(Material.FELT).altText())
                .startsWith(
                        "Mausoleum, the card game: Computer opponents, five at the table. Ylva. Level 1, attacks: Runs");
    }

    @Test
    void wordy_opponents_are_told_in_few_enough_letters() {
        var wordy = new Portrayed(Face.ODD, "Odd", "Level 1", OptionalInt.of(987), "stones and ".repeat(80));
        var plaque = new OpponentsPlaque("T".repeat(300), "", Material.LINEN, Collections.nCopies(6, wordy));

        assertThat(plaque.altText())
                .hasSizeLessThanOrEqualTo(Plaque.MAX_ALT_TEXT)
                .contains("987");
    }

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
        BufferedImage picture = renderer.render(Plaques.unrated(material), theme, 1000);

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
        return renderer.render(new OpponentsPlaque("Opponents", "", Material.LINEN, List.of(one)), theme, 1000);
    }
}
