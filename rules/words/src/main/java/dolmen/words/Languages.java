package dolmen.words;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The languages of the bundles. The messages of English, the first of all, say which keys and arguments there are. */
public final class Languages {

    /** The languages besides English in which no message may be missing. */
    public static final List<Locale> COMPLETE = Stream.of("de", "sv", "fr", "es", "it", "pt-BR", "pl", "nl", "ja")
            .map(Locale::forLanguageTag)
            .toList();

    private Languages() {}
}
