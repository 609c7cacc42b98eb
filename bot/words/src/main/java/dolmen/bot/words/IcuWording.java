package dolmen.bot.words;

import com.ibm.icu.text.DateFormat;
import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.NumberFormat;
import dolmen.rules.phrase.Amount;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Day;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/** The words of one language, formatted by ICU. A message that the language lacks is English. Thread-safe. */
final class IcuWording implements Wording {
    /** Without the fallback to the language of the host. */
    private static final Control ENGLISH_IF_MISSING = Control.getNoFallbackControl(Control.FORMAT_PROPERTIES);

    private final Locale language;
    private final UnaryOperator<String> rewriting;
    private final Map<Key, MessageFormat> formats = new ConcurrentHashMap<>();

    private record Key(String bundle, String key) {}

    IcuWording(Locale language) {
        this(language, UnaryOperator.identity());
    }

    /** @param rewriting a change of every message before it is formatted */
    IcuWording(Locale language, UnaryOperator<String> rewriting) {
        this.language = language;
        this.rewriting = rewriting;
    }

    @Override
    public String of(Argument argument) {
        return switch (argument) {
            case Phrase phrase -> format(phrase);
            case Verbatim(String text) -> text;
            case Amount(long value) -> NumberFormat.getInstance(language).format(value);
            case Day(long number) ->
                DateFormat.getInstanceForSkeleton("dMMMMy", language).format(LocalDate.ofEpochDay(number));
            case Listing listing -> list(listing);
        };
    }

    private String format(Phrase phrase) {
        Map<String, Object> values = new HashMap<>();
        phrase.arguments().forEach((name, argument) -> values.put(name, value(argument)));
        MessageFormat format = formats.computeIfAbsent(new Key(phrase.bundle(), phrase.key()), this::format);
        // A format makes the formats of its numbers when it first needs them, and keeps them.
        synchronized (format) {
            return format.format(values);
        }
    }

    private Object value(Argument argument) {
        return switch (argument) {
            case Amount(long value) -> value;
            case Day(long number) -> LocalDate.ofEpochDay(number);
            case Phrase phrase -> of(phrase);
            case Verbatim text -> of(text);
            case Listing listing -> of(listing);
        };
    }

    private MessageFormat format(Key message) {
        String words = ResourceBundle.getBundle(message.bundle(), language, ENGLISH_IF_MISSING)
                .getString(message.key());
        return new MessageFormat(rewriting.apply(words), language);
    }

    private String list(Listing listing) {
        ListFormatter.Type type = switch (listing.kind()) {
            case AND -> ListFormatter.Type.AND;
            case OR -> ListFormatter.Type.OR;
        };
        return ListFormatter.getInstance(language, type, ListFormatter.Width.WIDE)
                .format(listing.items().stream().map(this::of).toList());
    }
}
