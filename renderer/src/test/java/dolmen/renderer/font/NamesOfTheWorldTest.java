package dolmen.renderer.font;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dolmen.renderer.Pixels;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.pen.Pencil;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamesOfTheWorldTest {
    private static final double WIDE = 10_000;
    private static final int SIZE = 40;

    private final FontFamily names = Typeface.load().names(SIZE);

    static Stream<String> names() {
        return Stream.of(
                "Åsa Ødegård",
                "Ελένη",
                "Юлия",
                "שלמה אבן־גבירול",
                "محمد بن موسى",
                "فاطمه‌زهرا",
                "गार्गी वाचक्नवी",
                "রবীন্দ্রনাথ",
                "ਗੁਰਪ੍ਰੀਤ",
                "મહાત્મા",
                "சுப்பிரமணியன்",
                "శ్రీనివాస",
                "ಕುವೆಂಪು",
                "മാധവൻ",
                "ශ්‍රී ලංකා",
                "สมชาย ใจดี",
                "ສົມສັກ",
                "សុខា",
                "အောင်ဆန်း",
                "Մեսրոպ",
                "შოთა",
                "ጥሩነሽ",
                "王小明",
                "山田 はな コ",
                "김민준");
    }

    @ParameterizedTest
    @MethodSource("names")
    void a_name_in_any_large_script_is_drawn_whole_and_without_boxes(String name) {
        String drawn = new DrawableText(name, "Romans", names).fitting(WIDE);

        assertThat(drawn).isEqualTo(name);
        assertThat(drawn.codePoints()).allMatch(names::canDisplay);
        assertThat(ink(picture(drawn))).isPositive();
    }

    @ParameterizedTest
    @MethodSource("names")
    void a_name_too_long_is_cut_with_an_ellipsis(String name) {
        String cut = new DrawableText((name + " ").repeat(30), "", names).fitting(300);

        assertThat(cut).endsWith("…");
        assertThat(names.width(cut)).isBetween(150.0, 300.0);
    }

    @Test
    void hebrew_is_drawn_from_the_right() {
        BufferedImage apart = blank();
        Graphics2D pen = pen(apart);
        names.draw(pen, "ב", 20, 60, Align.START);
        names.draw(pen, "א", 20 + names.width("ב"), 60, Align.START);

        assertThat(Pixels.meanDifference(picture("אב"), apart)).isCloseTo(0, within(0.05));
    }

    @Test
    void arabic_letters_join() {
        assertThat(gaps(picture("محم"))).isZero();
        assertThat(gaps(picture("م\u200Cح\u200Cم"))).isPositive();
    }

    @Test
    void a_name_of_two_scripts_keeps_both() {
        assertThat(new DrawableText("Ann 漢字 👑 שלום", "", names).fitting(WIDE)).isEqualTo("Ann 漢字 שלום");
    }

    @ParameterizedTest
    @ValueSource(strings = {"👩‍👩‍👧‍👦🏳️‍🌈", "\u202E\u2066\u200D", "𒀀𒀁", "\uD83D", "\uE000"})
    void a_name_that_cannot_be_drawn_is_replaced_by_the_word_of_the_side(String name) {
        assertThat(new DrawableText(name, "Romans", names).fitting(WIDE)).isEqualTo("Romans");
    }

    @Test
    void joiners_stay_between_the_letters_that_they_shape_and_nowhere_else() {
        assertThat(new DrawableText("A\u200Dn\u200Cn", "", names).fitting(WIDE)).isEqualTo("Ann");
        assertThat(new DrawableText("ක්\u200D\u200Dර", "", names).fitting(WIDE)).isEqualTo("ක්\u200Dර");
    }

    @Test
    void marks_do_not_pile_up_in_any_script() {
        assertThat(new DrawableText("ก" + "็".repeat(40) + "ק" + "\u05B8\u05B7\u05B6\u05B5\u05B4", "", names)
                        .fitting(WIDE)
                        .length())
                .isLessThanOrEqualTo(6);
    }

    @Test
    void a_further_font_adds_nothing_to_a_name_that_the_first_can_draw() {
        BufferedImage alone = blank();
        Typeface.draw(pen(alone), "Wavery Tölt", names.first(), 20, 60, Align.START);

        assertThat(Pixels.meanDifference(picture("Wavery Tölt"), alone)).isCloseTo(0, within(0.05));
    }

    private static int ink(BufferedImage picture) {
        return IntStream.range(0, picture.getWidth())
                .map(column -> ink(picture, column))
                .sum();
    }

    private static int ink(BufferedImage picture, int column) {
        return (int) IntStream.range(0, picture.getHeight())
                .filter(row -> picture.getRGB(column, row) != Color.WHITE.getRGB())
                .count();
    }

    /** The number of blank columns between columns with ink. */
    private static int gaps(BufferedImage picture) {
        int[] inked = IntStream.range(0, picture.getWidth())
                .filter(column -> ink(picture, column) > 0)
                .toArray();
        return inked[inked.length - 1] - inked[0] + 1 - inked.length;
    }

    private BufferedImage picture(String name) {
        BufferedImage picture = blank();
        names.draw(pen(picture), name, 20, 60, Align.START);
        return picture;
    }

    private static BufferedImage blank() {
        var picture = new BufferedImage(600, 100, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = picture.createGraphics();
        pen.setPaint(Color.WHITE);
        pen.fillRect(0, 0, 600, 100);
        pen.dispose();
        return picture;
    }

    private static Graphics2D pen(BufferedImage picture) {
        Graphics2D pen = Pencil.on(picture);
        pen.setPaint(Color.BLACK);
        return pen;
    }
}
