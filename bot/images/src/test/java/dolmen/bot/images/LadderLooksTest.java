package dolmen.bot.images;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.words.Wordings;
import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.Typeface;
import dolmen.rules.GameRegistry;
import dolmen.rules.phrase.Wording;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LadderLooksTest {
    /** The font sizes and the room of titles, and of names in legends, in a picture 1000 pixels wide. */
    private static final double TITLE = 50;

    private static final double ROOM_OF_TITLE = 910;
    private static final double LEGEND = 28.5;
    private static final double ROOM_IN_LEGEND = 420;

    private final Typeface typeface = Typeface.load();
    private final LadderLooks looks = new LadderLooks(GameRegistry.load());

    static Stream<Wording> languages() {
        return new Wordings().all();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void no_name_is_cut_as_a_title_or_in_a_legend(Wording wording) {
        assertThat(looks.games())
                .flatExtracting(game -> Stream.of(Pool.values())
                        .map(pool -> looks.name(new Ladder(game, pool), wording))
                        .toList())
                .allMatch(name -> new DrawableText(name, "", typeface.names(TITLE)).fits(ROOM_OF_TITLE))
                .allMatch(name -> new DrawableText(name, "", typeface.words(LEGEND)).fits(ROOM_IN_LEGEND));
    }
}
