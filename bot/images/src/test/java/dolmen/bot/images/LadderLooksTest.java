package dolmen.bot.images;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.Typeface;
import dolmen.rules.GameRegistry;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LadderLooksTest {
    /** The font sizes and the room of titles, and of names in legends, in a picture 1000 pixels wide. */
    private static final double TITLE = 50;

    private static final double ROOM_OF_TITLE = 910;
    private static final double LEGEND = 28.5;
    private static final double ROOM_IN_LEGEND = 420;

    private final Typeface typeface = Typeface.load();
    private final LadderLooks looks = new LadderLooks(GameRegistry.load());

    @ParameterizedTest
    @EnumSource(Pool.class)
    void no_name_is_cut_as_a_title_or_in_a_legend(Pool pool) {
        assertThat(looks.games())
                .extracting(game -> looks.name(new Ladder(game, pool)))
                .allMatch(name -> new DrawableText(name, "", typeface.names(TITLE)).fits(ROOM_OF_TITLE))
                .allMatch(name -> new DrawableText(name, "", typeface.words(LEGEND)).fits(ROOM_IN_LEGEND));
    }
}
