package dolmen.bot.storage.sql;

import dolmen.rules.Variant;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The start of a match as one column value: the variant and the first entries, separated by blanks. */
public record Beginning(Variant variant, List<String> opening) {
    private static final String BETWEEN = " ";

    public Beginning {
        opening = List.copyOf(opening);
    }

    static Beginning read(String text, Function<String, Variant> variants) {
        List<String> words = List.of(text.split(BETWEEN, -1));
        return new Beginning(variants.apply(words.getFirst()), words.subList(1, words.size()));
    }

    String text() {
        return Stream.concat(Stream.of(variant.text()), opening.stream()).collect(Collectors.joining(BETWEEN));
    }
}
