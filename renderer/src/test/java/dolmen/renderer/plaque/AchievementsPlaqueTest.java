package dolmen.renderer.plaque;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.Pixels;
import dolmen.renderer.PlaqueRenderer;
import dolmen.renderer.geometry.LetterBox;
import dolmen.renderer.plaque.AchievementsPlaque.Feat;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.theme.Themes;
import java.awt.image.BufferedImage;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AchievementsPlaqueTest {
    private static final Optional<LocalDate> DAY = Optional.of(LocalDate.of(2026, 3, 3));

    private final PlaqueRenderer renderer = new PlaqueRenderer();

    private static Feat cairn(int done, Optional<LocalDate> earned) {
        return new Feat("Cairn", "Win ten matches.", done, 10, earned);
    }

    private static AchievementsPlaque plaque(int number, Feat feat) {
        return new AchievementsPlaque("Astrid", Collections.nCopies(number, feat));
    }

    @Test
    void all_achievements_are_legible_before_anybody_opens_the_picture() {
        BufferedImage picture = renderer.render(
                Plaques.achievements(), Plaques.ENGLISH, Themes.load().byDefault(), 1000);

        assertThat(LetterBox.least(picture.getWidth(), picture.getHeight())).isLessThan(1000 * PlaquePage.SMALL);
    }

    @Test
    void what_is_earned_what_is_begun_and_what_is_not_look_different() {
        assertThat(List.of(
                        drawn(cairn(10, DAY)),
                        drawn(cairn(7, Optional.empty())),
                        drawn(cairn(8, Optional.empty())),
                        drawn(cairn(0, Optional.empty())),
                        drawn(new Feat("Cairn", "Win ten matches.", 37, 100, Optional.empty()))))
                .doesNotHaveDuplicates();
    }

    private Object drawn(Feat feat) {
        return Pixels.of(
                renderer.render(plaque(2, feat), Plaques.ENGLISH, Themes.load().byDefault(), 400));
    }
}
