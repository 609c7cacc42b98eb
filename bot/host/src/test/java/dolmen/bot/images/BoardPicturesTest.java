package dolmen.bot.images;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.Player;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.words.Wordings;
import dolmen.bot.work.Workbenches;
import dolmen.renderer.BoardRenderer;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BoardPicturesTest {
    private static final Optional<String> DEFAULT = Optional.empty();

    private TestHost host;
    private BoardPictures pictures;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
        pictures = new BoardPictures(host.database.players(), new BoardRenderer());
    }

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void every_variant_has_a_picture_in_the_default_size_described_in_words() throws IOException {
        for (Variant variant : host.games.variants().toList()) {
            Match match = host.beginFull(variant.text());

            Picture picture = pictures.board(match.seenBy(Seat.FIRST), reader(Seat.FIRST, DEFAULT), List.of());

            BufferedImage image = ImageIO.read(picture.open());
            assertThat(image.getWidth()).isEqualTo(1000);
            assertThat(picture.altText())
                    .isEqualTo(match.standing()
                            .scene(Seat.FIRST)
                            .in(Wordings.ENGLISH)
                            .altText());
        }
    }

    @Test
    void what_looks_the_same_is_drawn_once() {
        Match match = host.begin("murus-gallicus", ANNA, BERT);
        Match again = host.begin("murus-gallicus", ANNA, BERT);

        assertThat(pictures.board(again.seenBy(Seat.FIRST), reader(Seat.FIRST, DEFAULT), List.of()))
                .isSameAs(pictures.board(match.seenBy(Seat.FIRST), reader(Seat.FIRST, DEFAULT), List.of()));
    }

    @Test
    void the_next_ply_the_other_seat_and_a_new_name_are_drawn_anew() {
        Match match = host.begin("murus-gallicus", ANNA, BERT);
        Picture first = pictures.board(match.seenBy(Seat.FIRST), reader(Seat.FIRST, DEFAULT), List.of());
        Match next = host.play(match, match.standing().legalMoves(Seat.FIRST).getFirst());

        assertThat(pictures.board(match.seenBy(Seat.SECOND), reader(Seat.SECOND, DEFAULT), List.of()))
                .isNotSameAs(first);
        assertThat(pictures.board(next.seenBy(Seat.FIRST), reader(Seat.FIRST, DEFAULT), List.of()))
                .isNotSameAs(first);

        host.database.players().remember(ANNA);
        assertThat(pictures.board(match.seenBy(Seat.FIRST), reader(Seat.FIRST, DEFAULT), List.of()))
                .isNotSameAs(first);
    }

    @Test
    void every_theme_looks_different_and_the_first_is_the_default() {
        Match match = host.begin("murus-gallicus", ANNA, BERT);
        List<Picture> boards = pictures.themes(Wordings.ENGLISH).keySet().stream()
                .map(theme ->
                        pictures.board(match.seenBy(Seat.FIRST), reader(Seat.FIRST, Optional.of(theme)), List.of()))
                .toList();

        assertThat(boards).hasSizeGreaterThanOrEqualTo(2).doesNotHaveDuplicates();
        assertThat(pictures.board(match.seenBy(Seat.FIRST), reader(Seat.FIRST, DEFAULT), List.of()))
                .isSameAs(boards.getFirst());
    }

    @Test
    void a_theme_that_is_no_longer_there_is_replaced_by_the_default() {
        Match match = host.begin("murus-gallicus", ANNA, BERT);

        assertThat(pictures.board(match.seenBy(Seat.FIRST), reader(Seat.FIRST, Optional.of("puce")), List.of()))
                .isSameAs(pictures.board(match.seenBy(Seat.FIRST), reader(Seat.FIRST, DEFAULT), List.of()));
    }

    @Test
    void names_that_are_empty_huge_or_foreign_do_not_keep_a_board_from_being_drawn() {
        Match match = host.begin("murus-gallicus", ANNA, BERT);
        for (String name :
                List.of("", "x".repeat(10_000), "שלום עולם", "👩‍👩‍👧‍👦🏳️‍🌈", "a\u0000b\n\t", "\ud800")) {
            host.database.players().remember(new Player(ANNA.id(), name, false));

            assertThat(pictures.board(match.seenBy(Seat.FIRST), reader(Seat.FIRST, DEFAULT), List.of())
                            .size())
                    .isPositive();
        }
    }

    @Test
    void boards_leave_room_in_the_cache_for_results_and_sheets() {
        long most = 1 << 19;
        var small =
                new BoardPictures(host.database.players(), new BoardRenderer(), most, new Workbenches("a picture", 1));
        Match match = host.begin("murus-gallicus", ANNA, BERT);
        long drawn = 0;
        while (drawn < most) {
            match = host.play(
                    match,
                    match.standing().legalMoves(match.toMove().orElseThrow()).getFirst());
            for (String theme : small.themes(Wordings.ENGLISH).keySet()) {
                drawn += small.board(match.seenBy(Seat.FIRST), reader(Seat.FIRST, Optional.of(theme)), List.of())
                        .size();
            }
        }

        assertThat(small.kept().bytes()).isBetween(most / 2, most - most / 8 - most / 64);
    }

    @Test
    void a_warm_host_has_drawn_a_board_of_every_game() {
        pictures.warmUp(host.games);

        assertThat(pictures.kept().pictures()).isEqualTo(host.games.games().count());
    }

    private static Pictures.Reader reader(Seat bottom, Optional<String> theme) {
        return new Pictures.Reader(bottom, theme, Optional.empty(), Wordings.ENGLISH);
    }
}
