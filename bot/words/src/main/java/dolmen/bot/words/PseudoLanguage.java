package dolmen.bot.words;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.Part;
import java.util.regex.Pattern;

/**
 * English for tests: with accents on all letters, some 40 % longer, and each message in brackets. It shows what no
 * message says, which has no accents, and what is cut, which lacks a bracket.
 */
final class PseudoLanguage {
    /** The tag by which other software knows such a language too. */
    static final String TAG = "en-XA";

    private static final String PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final String ACCENTED = "åƀçđéƒĝĥîĵķļḿñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÛṼŴẊÝŽ";
    private static final Pattern VOWEL = Pattern.compile("[aeiou]");

    /** A command or an address, which people type or follow as it is. */
    private static final Pattern VERBATIM = Pattern.compile("(?<![\\p{L}\\d<])/[a-z-]+|https?://\\S+");

    private PseudoLanguage() {}

    /** The message with its own words, but not its arguments, in this language. */
    static String of(String message) {
        var pattern = new MessagePattern(message);
        var words = new StringBuilder("⟦");
        boolean text = false;
        int end = 0;
        for (int index = 0; index < pattern.countParts(); index++) {
            Part part = pattern.getPart(index);
            String before = message.substring(end, part.getIndex());
            words.append(text ? accented(before) : before).append(message, part.getIndex(), part.getLimit());
            end = part.getLimit();
            text = switch (part.getType()) {
                case MSG_START, ARG_LIMIT -> true;
                case MSG_LIMIT, ARG_START -> false;
                default -> text;
            };
        }
        return words.append('⟧').toString();
    }

    private static String accented(String text) {
        var words = new StringBuilder();
        int end = 0;
        var verbatim = VERBATIM.matcher(text);
        while (verbatim.find()) {
            words.append(longer(text.substring(end, verbatim.start()))).append(verbatim.group());
            end = verbatim.end();
        }
        return words.append(longer(text.substring(end))).toString();
    }

    private static String longer(String text) {
        return VOWEL.matcher(text)
                .replaceAll("$0$0")
                .codePoints()
                .map(letter -> PLAIN.indexOf(letter) < 0 ? letter : ACCENTED.charAt(PLAIN.indexOf(letter)))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
