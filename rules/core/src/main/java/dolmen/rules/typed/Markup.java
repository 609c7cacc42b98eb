package dolmen.rules.typed;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The elements of Discord's messages other than plain letters: mentions, emoji, quotes, timestamps, strikethrough. */
final class Markup {
    private static final Pattern MENTION = Pattern.compile(
            "<(?:@[!&]?|#)[0-9]+>|<a?:[\\w~]+:[0-9]+>|<t:[0-9]+(?::[a-z])?>" + "|@everyone\\b|@here\\b");
    private static final Pattern SHORTCODE =
            Pattern.compile(":(?![a-z][0-9]{1,2}:)([a-z0-9_+-]*[a-z_][a-z0-9_+-]*|[-+]1):");
    private static final Pattern PICTURE = Pattern.compile(
            "[\\p{So}\\p{Sk}\\x{1F000}-\\x{1FAFF}\\x{2600}-\\x{27BF}" + "&&[^^`´¨¯°¬↮↔#*0-9\\x{1F1E6}-\\x{1F1FF}]]");
    private static final Pattern SMILEY = Pattern.compile(
            "(?<![^\\s!.])(?:[:;=8xX]['`]?-?[)\\]DPpOo3*](?![a-z0-9])|\\^[_.]?\\^|<3|[:;]-?\\^?\\)|o/|\\\\o/|¯\\\\_\\(ツ\\)_/¯)(?=\\s|$|[.!])");
    private static final Pattern FROWN = Pattern.compile("(?<![^\\s!.,?])(?:>?[:;=]['`´’]?[-o^]?[(\\[{</\\\\|@$sScC]+"
            + "|[)\\]][-o^]?['`´’]?[:;=]|D-?['`´’]?[:;=]|>[._]<|-[._]+-|=_=|[._]_[._]|;_+;|[Tt][._][Tt]|[oO][._][oO]|[xX][._][xX]"
            + "|[uv]_[uv]|</3)(?=\\s|$|[!.,?])");
    private static final Set<String> AND = TalkWords.ALL.of("and").all();
    private static final Set<String> THEN = TalkWords.ALL.of("then").all();
    private static final Set<String> FURTHER = TalkWords.ALL.of("further").all();
    private static final List<String> AND_THEN =
            THEN.stream().filter(phrase -> phrase.contains(" ")).toList();
    /** An incomplete text: it continues something unsaid, or breaks off. */
    private static final Pattern BROKEN_OFF = Pattern.compile(
            "^\\s*[&+]|[&]\\s*$|^[\\s\\p{Punct}]*(?:(?:%1$s)\\s+)?(?:%2$s)(?:(?<=%4$s)|(?![\\p{L}-]| mal los))|(?<!\\p{L})(?:(?:%1$s)(?:\\s+(?:%2$s))?|%3$s)[\\s.,…]*$"
                    .formatted(
                            joined(AND),
                            joined(THEN) + "|" + joined(FURTHER),
                            joined(AND_THEN),
                            Postpositions.JAPANESE),
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

    /** Signs without a function: right before a move, or after the whole text. */
    private static final Pattern STRAY =
            Pattern.compile("^\\s*(?:[\\p{Pd}−~!]+(?=[a-zA-Z][0-9])|\\|)|[\\p{Pd}−+#|]\\s*$|^[^*]*\\*+\\s*$");

    private static final Pattern STRUCK_OUT = Pattern.compile("~~.*?~~", Pattern.DOTALL);
    private static final Pattern NEW_LINE = Pattern.compile("\\R");
    private static final Pattern QUOTE = Pattern.compile("\\s*>{1,3}\\s+(?=\\S).*");
    private static final Pattern QUOTE_SIGN = Pattern.compile("^\\s*>{1,3}\\s+");
    private static final String DOUBT = " ? ";

    private Markup() {}

    private static String joined(Collection<String> phrases) {
        return String.join("|", phrases);
    }

    /** The plain text of a message without markup, with a question mark wherever markup puts it in doubt. */
    static String without(String typed) {
        String text = MENTION.matcher(withoutQuotes(typed)).replaceAll(" ");
        text = STRUCK_OUT.matcher(text).replaceAll(struck -> Matcher.quoteReplacement(DOUBT + struck.group() + DOUBT));
        text = FROWN.matcher(text).replaceAll(DOUBT);
        text = BROKEN_OFF.matcher(text).replaceAll(DOUBT);
        text = SMILEY.matcher(text).replaceAll(smile -> smile.group().contains("ツ") ? DOUBT : " ");
        text = DoubtPhrases.IN_JAPANESE.matcher(text).replaceAll(DOUBT);
        text = STRAY.matcher(text).find() ? text + DOUBT : text;
        text = PICTURE.matcher(PlainText.of(text))
                .replaceAll(found -> DoubtPhrases.PICTURES.contains(found.group()) ? DOUBT : " ");
        text = SHORTCODE.matcher(text).replaceAll(code -> DoubtPhrases.NAMED.contains(code.group(1)) ? DOUBT : " ");
        return PlainText.of(text);
    }

    /**
     * A quote before an answer is somebody else's text. A single quoted line is the player's own, turned into a quote
     * by Discord.
     */
    private static String withoutQuotes(String typed) {
        List<String> lines = NEW_LINE.splitAsStream(typed).toList();
        String own =
                lines.stream().filter(line -> !QUOTE.matcher(line).matches()).collect(Collectors.joining("\n"));
        if (!own.isBlank() || typed.isBlank()) {
            return own;
        }
        return lines.size() == 1 ? QUOTE_SIGN.matcher(typed).replaceFirst("") : DOUBT + typed;
    }
}
