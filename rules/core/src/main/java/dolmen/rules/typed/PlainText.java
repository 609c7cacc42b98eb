package dolmen.rules.typed;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** The normal form of a typed text: composed letters, lower case, one sign of each kind, single blanks. */
public final class PlainText {
    private static final Pattern QUOTE_OR_ESCAPE = Pattern.compile("['`´‘’ʼ]|\\\\(?![\\p{L}\\p{N}])");
    /** The ASCII characters that the normal form changes, apart from blanks and control characters. */
    private static final String CHANGED = "ABCDEFGHIJKLMNOPQRSTUVWXYZ'`\\";

    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cf}\\p{Cc}\\uFE0E\\uFE0F]");
    private static final Pattern DASH = Pattern.compile("[‐-―−⁃➖]|(?<![\\p{IsHiragana}\\p{IsKatakana}ー])ー");
    private static final Pattern FROM_THE_RIGHT = Pattern.compile("[←⇐⟵⟸⬅⇦↞]");
    private static final Pattern TO_THE_RIGHT = Pattern.compile("[→⇒⟶⟹↦⇀⇁↠⇢⇥⇛⇝⇨⇾⟼⮕▶►▷➔-➾👉]");
    private static final Pattern CROSS = Pattern.compile("[×✕✖⨯]");
    private static final Pattern STAR = Pattern.compile("[∗⁎★✱]");
    /** Cyrillic letters that look like Latin ones. The number of a cell after them shows that Latin ones are meant. */
    private static final Pattern LOOK_ALIKE = Pattern.compile("[\\u0430\\u0435\\u0441](?=[0-9])");

    private static final Pattern KEYCAP = Pattern.compile("\\x{20E3}");
    private static final Pattern LETTER_OR_DIGIT_OTHERWISE =
            Pattern.compile("[\\x{1F170}-\\x{1F189}\\x{1F1E6}-\\x{1F1FF}]|[\\p{Nd}&&[^0-9]]");
    private static final int FIRST_SQUARE = 0x1F170;
    private static final int FIRST_FLAG = 0x1F1E6;
    private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}]+");

    private PlainText() {}

    /** The normal form of a text, without quotes and invisible characters. */
    public static String of(String typed) {
        return isPlain(typed) ? typed : plain(typed);
    }

    /** True if the text is already in normal form, as most texts are: only small letters, digits and signs of ASCII. */
    private static boolean isPlain(String typed) {
        char before = ' ';
        for (int at = 0; at < typed.length(); at++) {
            char letter = typed.charAt(at);
            boolean single = letter == ' ' && before != ' ';
            boolean kept = letter > ' ' && letter < '\u007f' && CHANGED.indexOf(letter) < 0;
            if (!single && !kept) {
                return false;
            }
            before = letter;
        }
        return typed.isEmpty() || before != ' ';
    }

    private static String plain(String typed) {
        String text = QUOTE_OR_ESCAPE.matcher(typed).replaceAll("");
        text = Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        text = BLANKS.matcher(text).replaceAll(" ");
        text = INVISIBLE.matcher(text).replaceAll("");
        text = DASH.matcher(text).replaceAll("-");
        text = FROM_THE_RIGHT.matcher(text).replaceAll("<");
        text = TO_THE_RIGHT.matcher(text).replaceAll(">");
        text = CROSS.matcher(text).replaceAll("x");
        text = STAR.matcher(text).replaceAll("*");
        text = LOOK_ALIKE.matcher(text).replaceAll(letter -> latin(letter.group()));
        text = KEYCAP.matcher(text).replaceAll("");
        text = LETTER_OR_DIGIT_OTHERWISE
                .matcher(text)
                .replaceAll(sign -> ascii(sign.group().codePointAt(0)));
        return text.strip();
    }

    private static String latin(String lookAlike) {
        return switch (lookAlike.charAt(0)) {
            case '\u0430' -> "a";
            case '\u0435' -> "e";
            default -> "c";
        };
    }

    /** The letter of a squared or flag symbol, or the ASCII digit for a digit of another script. */
    private static String ascii(int sign) {
        if (Character.isDigit(sign)) {
            return Integer.toString(Character.digit(sign, 10));
        }
        return Character.toString('a' + sign - (sign < FIRST_FLAG ? FIRST_SQUARE : FIRST_FLAG));
    }
}
