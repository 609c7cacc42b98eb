package dolmen.words;

import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes the class of a bundle: a static method for each message, whose parameters are the message's arguments. */
final class PhraseWriter {
    private static final Pattern NEXT_WORD = Pattern.compile("[.-](\\w)");

    private final String packageName;
    private final Bundle english;

    PhraseWriter(String packageName, Bundle english) {
        this.packageName = packageName;
        this.english = english;
    }

    /** The simple name of the class, such as {@code SettingsPhrases} for {@code dolmen.bot.discord.settings}. */
    String className() {
        return NEXT_WORD
                        .matcher(packageName.substring(packageName.lastIndexOf('.')))
                        .replaceFirst(PhraseWriter::capital)
                + "Phrases";
    }

    /** The source of the class. */
    String source() {
        return """
                package %1$s;

                import dolmen.rules.phrase.Amount;
                import dolmen.rules.phrase.Argument;
                import dolmen.rules.phrase.Day;
                import dolmen.rules.phrase.Phrase;
                import java.time.LocalDate;
                import java.util.Map;

                /** The phrases of this package, generated from its {@code words.properties}. */
                public final class %2$s {
                    private static final String BUNDLE = "%1$s.words";

                    private %2$s() {}
                %3$s}
                """.formatted(
                        packageName,
                        className(),
                        english.messages().entrySet().stream()
                                .map(entry -> method(entry.getKey(), entry.getValue()))
                                .collect(Collectors.joining()));
    }

    private static String method(String key, Message message) {
        return """

                    /** <pre>{@code %1$s}</pre> */
                    public static Phrase %2$s(%3$s) {
                        return new Phrase(BUNDLE, "%4$s", Map.ofEntries(%5$s));
                    }
                """.formatted(
                        message.text().replace("*/", "* /"),
                        NEXT_WORD.matcher(key).replaceAll(PhraseWriter::capital),
                        joined(message, PhraseWriter::parameter),
                        key,
                        joined(message, PhraseWriter::entry));
    }

    private static String joined(Message message, Function<Map.Entry<String, Message.Kind>, String> written) {
        return message.arguments().entrySet().stream().map(written).collect(Collectors.joining(", "));
    }

    private static String parameter(Map.Entry<String, Message.Kind> argument) {
        return switch (argument.getValue()) {
            case AMOUNT -> "long " + argument.getKey();
            case DAY -> "LocalDate " + argument.getKey();
            case WORDS -> "Argument " + argument.getKey();
        };
    }

    private static String entry(Map.Entry<String, Message.Kind> argument) {
        String name = argument.getKey();
        String value = switch (argument.getValue()) {
            case AMOUNT -> "new Amount(" + name + ")";
            case DAY -> "new Day(" + name + ".toEpochDay())";
            case WORDS -> name;
        };
        return "Map.entry(\"%s\", %s)".formatted(name, value);
    }

    private static String capital(MatchResult word) {
        return word.group(1).toUpperCase(Locale.ROOT);
    }
}
