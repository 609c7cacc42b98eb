package dolmen.bot.words;

import dolmen.rules.phrase.Wording;
import dolmen.words.Languages;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** All languages. Thread-safe. */
public final class Wordings {
    /** British English joins a list as the texts do: "one, two and three". */
    private final Wording english = new IcuWording(Locale.UK);

    private final Map<Locale, Wording> others =
            Languages.COMPLETE.stream().collect(Collectors.toUnmodifiableMap(Function.identity(), IcuWording::new));

    /** English, also the language of the command line. */
    public Wording english() {
        return english;
    }

    /**
     * The words of a language, or English if there are none.
     *
     * @param tag a language tag as in BCP 47, such as {@code es-419}, for which {@code es} serves
     */
    public Wording of(String tag) {
        return Optional.ofNullable(Locale.lookup(List.of(new Locale.LanguageRange(tag)), others.keySet()))
                .map(others::get)
                .orElse(english);
    }
}
