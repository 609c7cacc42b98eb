package dolmen.bot.discord.words.typed;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** The normal form of typed text, for comparisons. */
public final class PlainWords {
    private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");
    private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}\\p{Cc}\\p{Cf}]+");
    private static final Pattern DASHES = Pattern.compile("[\\p{Pd}−]");

    private PlainWords() {}

    /** The text in lower case without accents, with one kind of dash, and with single spaces. */
    public static String of(String typed) {
        String letters = ACCENTS.matcher(Normalizer.normalize(typed, Normalizer.Form.NFKD))
                .replaceAll("")
                .toLowerCase(Locale.ROOT)
                .replace("ß", "ss")
                .replace("ø", "o")
                .replace("ł", "l");
        return BLANKS.matcher(DASHES.matcher(letters).replaceAll("-"))
                .replaceAll(" ")
                .strip();
    }
}
