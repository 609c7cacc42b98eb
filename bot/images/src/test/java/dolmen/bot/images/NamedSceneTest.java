package dolmen.bot.images;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.SeatNames;
import dolmen.bot.words.Wordings;
import dolmen.rules.GameRegistry;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The players' names in the description of a position, which has at most 1,024 characters. */
final class NamedSceneTest {
    private static final BoardScene START = Standing.start(GameRegistry.load().game("obelisk"), Variant.of("obelisk"))
            .scene(new Spectator());

    private final NamedScene named =
            new NamedScene(new SeatNames(List.of("Astrid", "Bartholomew Longfellow the Third")), Wordings.ENGLISH);

    @Test
    void names_are_told_in_full_where_there_is_room() {
        assertThat(words("Seat 1 beats seat 2. ", 1)).isEqualTo("Astrid beats Bartholomew Longfellow the Third. ");
    }

    @Test
    void where_there_is_none_a_long_name_is_shortened_and_a_short_one_is_not() {
        assertThat(words("Seat 1 beats seat 2. ", 40)).isEqualTo("Astrid beats Bartholo. ".repeat(40));
    }

    @Test
    void where_short_names_are_too_long_as_well_the_seats_stay() {
        assertThat(words("Seat 1 beats seat 2. ", 48)).isEqualTo("Seat 1 beats seat 2. ".repeat(48));
    }

    @Test
    void where_short_names_are_too_long_as_well_the_seats_are_told_in_the_language_of_the_reader() {
        var scene =
                new BoardScene(START.surface(), List.of(), List.of(), List.of(), "Seat 1 beats seat 2. ".repeat(48));

        assertThat(new NamedScene(named.seats(), new Wordings().of("ja"))
                        .in(scene)
                        .altText())
                .isEqualTo("席1 beats 席2. ".repeat(48));
    }

    @Test
    void remarks_follow_the_position_where_there_is_room() {
        var quiet = new BoardScene(START.surface(), List.of(), List.of(), List.of(), "All is quiet.");

        assertThat(named.in(quiet.alsoTelling(new Verbatim("Seat 1 draws."))).altText())
                .isEqualTo("All is quiet. Astrid draws.");
        assertThat(named.in(quiet.alsoTelling(new Verbatim("x".repeat(1_020)))).altText())
                .isEqualTo("All is quiet.");
    }

    private String words(String text, int times) {
        return named.in(new BoardScene(START.surface(), List.of(), List.of(), List.of(), text.repeat(times)))
                .altText();
    }
}
