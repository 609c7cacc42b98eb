package dolmen.bot.id;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.Viewer;
import dolmen.rules.host.HostedGame;
import dolmen.rules.scene.Tray;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that every mention of a seat by a game means one at the table: no other word of any text becomes somebody's
 * name.
 */
class SeatWordsTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final Pattern ANY_SEAT = Pattern.compile("(?i)seats?\\b");
    private static final int MOST_PLIES = 60;

    static Stream<Variant> tables() {
        return GAMES.variants()
                .filter(variant ->
                        variant.options().isEmpty() || variant.options().containsKey("players"));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void every_seat_in_every_text_is_one_of_the_table_and_all_else_stays_as_it_is(Variant variant) {
        texts(GAMES.game(variant.game()), variant);
    }

    private static <M extends Move> void texts(Game<M> game, Variant variant) {
        var random = new Random(7);
        HostedGame<M> hosted = HostedGame.start(game, variant);
        for (int ply = 0; ply < MOST_PLIES && hosted.live(); ply++) {
            Position<M> position = hosted.standing().position();
            List<M> legal = position.legalMoves();
            M move = position.turn() instanceof Turn.Chance
                    ? position.sampleChance(random)
                    : legal.get(random.nextInt(legal.size()));
            for (Viewer viewer : List.of(new Spectator(), Seat.FIRST, Seat.SECOND)) {
                said(position, move, viewer).forEach(text -> check(text, position.seats()));
            }
            hosted = hosted.play(move);
        }
    }

    private static <M extends Move> Stream<String> said(Position<M> position, M move, Viewer viewer) {
        var scene = position.seenBy(viewer).scene().in(English::of);
        boolean own = viewer instanceof Seat seat && position.turn().equals(new Turn.ToMove(seat));
        return Stream.of(
                        Stream.of(scene.altText(), English.of(position.describe(move, viewer))),
                        scene.trays().stream().map(Tray::name).map(English::of),
                        own
                                ? position.seenBy(viewer).steps(move).stream()
                                        .map(Step::label)
                                        .map(English::of)
                                : Stream.<String>of())
                .flatMap(part -> part);
    }

    private static void check(String text, int seats) {
        String named = new SeatNames(IntStream.range(0, seats)
                        .mapToObj(seat -> Character.toString('\uE000' + seat))
                        .toList())
                .in(text);

        assertThat(ANY_SEAT.matcher(named).find()).as(text).isFalse();
        assertThat(named.replaceAll("[\uE000-\uE004]", "").length()
                        + 6
                                * named.chars()
                                        .filter(sign -> sign >= '\uE000' && sign <= '\uE004')
                                        .count())
                .as(text)
                .isEqualTo(text.length());
    }
}
