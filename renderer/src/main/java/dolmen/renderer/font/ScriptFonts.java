package dolmen.renderer.font;

import java.awt.Font;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The fonts for scripts that the typeface lacks, in size 1. They are opened on first use, since that takes a third of a
 * second and most pictures need none. Safe for use by many threads.
 */
public final class ScriptFonts {
    private static final List<String> NOTO = List.of(
            "Hebrew",
            "Arabic",
            "Devanagari",
            "Bengali",
            "Gurmukhi",
            "Gujarati",
            "Tamil",
            "Telugu",
            "Kannada",
            "Malayalam",
            "Sinhala",
            "Thai",
            "Lao",
            "Khmer",
            "Myanmar",
            "Armenian",
            "Georgian",
            "Ethiopic");

    private final Supplier<List<Font>> opening;
    private @Nullable List<Font> opened;

    private ScriptFonts(Supplier<List<Font>> opening) {
        this.opening = opening;
    }

    /** The fonts bundled with the classes. */
    static ScriptFonts bundled() {
        return new ScriptFonts(ScriptFonts::open);
    }

    static ScriptFonts none() {
        return new ScriptFonts(List::of);
    }

    private static List<Font> open() {
        Stream<Font> noto = NOTO.stream().map(script -> Typeface.read("NotoSans" + script + "-Bold.ttf"));
        Font chineseJapaneseKorean = Typeface.read("DroidSansFallback.ttf").deriveFont(Font.BOLD);
        return Stream.concat(noto, Stream.of(chineseJapaneseKorean)).toList();
    }

    /** All fonts, in the order of preference. */
    synchronized List<Font> all() {
        if (opened == null) {
            opened = opening.get();
        }
        return opened;
    }
}
