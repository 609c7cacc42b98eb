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
    void earned_ones_are_told_with_their_days_and_others_with_what_is_missing() {
        assertThat(new AchievementsPlaque(
                                "Astrid · 1 of 3",
                                List.of(cairn(10, DAY), cairn(7, Optional.empty()), cairn(0, Optional.empty())))
                        .altText())
                .isEqualTo("Achievements. Astrid · 1 of 3. Earned: Cairn, 3 Mar 2026. "
                        + "Still to earn: Cairn (7 of 10): Win ten matches; Cairn: Win ten matches.");
    }

    @Test
    void of_too_many_for_a_description_the_days_go_first_then_the_steps_then_the_ways() {
        assertThat(plaque(30, cairn(10, DAY)).altText()).contains("Cairn, 3 Mar 2026; Cairn, 3 Mar 2026");
        assertThat(plaque(60, cairn(10, DAY)).altText()).contains("Earned: Cairn; Cairn; Cairn");
        assertThat(plaque(35, cairn(7, Optional.empty())).altText())
                .contains("Still to earn: Cairn: Win ten matches; Cairn: Win ten matches");
        assertThat(plaque(60, cairn(7, Optional.empty())).altText()).contains("Cairn (7 of 10); Cairn (7 of 10)");
    }

    @Test
    void all_achievements_are_legible_before_anybody_opens_the_picture() {
        BufferedImage picture =
                renderer.render(Plaques.achievements(), Themes.load().byDefault(), 1000);

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
        return Pixels.of(renderer.render(plaque(2, feat), Themes.load().byDefault(), 400));
    }
}
