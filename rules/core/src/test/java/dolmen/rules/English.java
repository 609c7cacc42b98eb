package dolmen.rules;

import dolmen.rules.lesson.Lesson;
import dolmen.rules.lesson.Page;
import dolmen.rules.phrase.Amount;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Day;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.Mark;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The English words of messages, for tests that do not know the formatter of all languages. It reads plurals with the
 * forms {@code one} and {@code other}.
 */
public final class English {
    private static final Pattern PLURAL = Pattern.compile("\\{(\\w+), plural, one \\{(.*?)} other \\{(.*?)}}");

    private English() {}

    public static String of(Argument argument) {
        return switch (argument) {
            case Phrase(String bundle, String key, Map<String, Argument> arguments) -> {
                String words = withPlurals(
                        ResourceBundle.getBundle(bundle, Locale.ROOT).getString(key), arguments);
                for (Map.Entry<String, Argument> value : arguments.entrySet()) {
                    words = words.replace("{" + value.getKey() + ", number}", "{" + value.getKey() + "}")
                            .replace("{" + value.getKey() + "}", of(value.getValue()));
                }
                yield words;
            }
            case Verbatim(String text) -> text;
            case Amount(long value) -> Long.toString(value);
            case Day(long number) -> LocalDate.ofEpochDay(number).toString();
            case Listing(List<Argument> items, Listing.Kind kind) -> {
                List<String> words = items.stream().map(English::of).toList();
                int last = words.size() - 1;
                yield last < 1
                        ? String.join("", words)
                        : String.join(", ", words.subList(0, last))
                                + (kind == Listing.Kind.AND ? " and " : " or ")
                                + words.get(last);
            }
        };
    }

    private static String withPlurals(String message, Map<String, Argument> arguments) {
        return PLURAL.matcher(message).replaceAll(plural -> {
            String number = of(Objects.requireNonNull(arguments.get(plural.group(1))));
            return Matcher.quoteReplacement(
                    plural.group(number.equals("1") ? 2 : 3).replace("#", number));
        });
    }

    /** The number of words of a lesson before its first task: the goal, the captions, and the words on the pictures. */
    public static int words(Lesson lesson) {
        return (int) Stream.concat(
                        Stream.of(of(lesson.goal())), lesson.pages().stream().flatMap(English::texts))
                .flatMap(text -> Arrays.stream(text.split("\\s+")))
                .filter(word -> word.codePoints().anyMatch(Character::isLetterOrDigit))
                .count();
    }

    private static Stream<String> texts(Page page) {
        Stream<String> names = page.exhibit().marks().stream()
                .filter(Mark.Named.class::isInstance)
                .map(mark -> of(((Mark.Named) mark).words()));
        return Stream.of(
                        Stream.of(of(page.caption())),
                        page.origin().note().stream().map(English::of),
                        names)
                .flatMap(texts -> texts);
    }
}
