package dolmen.bot.words;

import com.ibm.icu.text.DisplayContext;
import com.ibm.icu.text.LocaleDisplayNames;
import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import dolmen.rules.phrase.Amount;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Wording;
import dolmen.words.Languages;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All languages. Thread-safe. */
public final class Wordings {
    /**
     * English, also the language of the command line. British English joins a list as the texts do: "one, two and
     * three".
     */
    public static final Wording ENGLISH = new IcuWording(Locale.UK);

    private final Map<Locale, Wording> others = Stream.concat(
                    Languages.COMPLETE.stream().map(language -> Map.entry(language, new IcuWording(language))),
                    Stream.of(Map.entry(
                            Locale.forLanguageTag(PseudoLanguage.TAG), new IcuWording(Locale.UK, PseudoLanguage::of))))
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    /**
     * ICU reads its data at the first use, in a part of a second for which nobody who waits for an answer should pay.
     */
    public Wordings() {
        ENGLISH.of(Listing.and(List.of(new Amount(1), new Amount(2))));
        MessageFormat.format("{n, plural, one {#} other {#}}", Map.of("n", 1));
    }

    /** All languages, English first. */
    public Stream<Wording> all() {
        return Stream.concat(Stream.of(ENGLISH), Languages.COMPLETE.stream().map(others::get));
    }

    /** The languages by tag, each under its own name, such as "Deutsch"; English first. */
    public static SequencedMap<String, String> names() {
        return Stream.concat(Stream.of(Locale.ENGLISH), Languages.COMPLETE.stream())
                .collect(Collectors.toMap(
                        Locale::toLanguageTag, Wordings::name, (one, other) -> one, LinkedHashMap::new));
    }

    private static String name(Locale language) {
        return LocaleDisplayNames.getInstance(
                        ULocale.forLocale(language), DisplayContext.CAPITALIZATION_FOR_UI_LIST_OR_MENU)
                .localeDisplayName(language);
    }

    /**
     * The words of a language, or English if there are none.
     *
     * @param tag a language tag as in BCP 47, such as {@code es-419}, for which {@code es} serves
     */
    public Wording of(String tag) {
        return Optional.ofNullable(Locale.lookup(List.of(new Locale.LanguageRange(tag)), others.keySet()))
                .map(others::get)
                .orElse(ENGLISH);
    }
}
