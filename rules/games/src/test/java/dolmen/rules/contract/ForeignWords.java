package dolmen.rules.contract;

import dolmen.rules.Variant;
import dolmen.rules.facts.GameFacts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The words of a game that belong only to one choice of an option, from a file of lines such as {@code army=advanced:
 * catapult, throw}; a longer word with such a beginning counts too. A line with several choices applies if any of them
 * is chosen.
 */
record ForeignWords(GameFacts facts, List<Line> lines) {
    private static final Path FILES = Path.of("games/src/test/resources/dolmen/rules/contract/lessons");

    /**
     * Words of some choices.
     *
     * @param choices such as {@code army=advanced}
     */
    record Line(List<String> choices, List<String> words) {}

    static ForeignWords of(GameFacts facts) throws IOException {
        Path file = FILES.resolve(facts.id() + ".txt");
        RequiredFile.check(file, "the words that belong to one variant alone, such as \"army=advanced: catapult\"");
        return new ForeignWords(
                facts,
                Files.readAllLines(file).stream()
                        .filter(line -> !line.isBlank())
                        .map(line -> line.split(":", 2))
                        .map(parts -> new Line(list(parts[0]), list(parts[1])))
                        .toList());
    }

    private static List<String> list(String text) {
        return Arrays.stream(text.split(",")).map(String::strip).toList();
    }

    /** The words in the text that belong to other variants. */
    List<String> in(String text, Variant variant) {
        var found = new ArrayList<String>();
        for (Line line : lines) {
            if (line.choices().stream().noneMatch(choice -> chosen(choice, variant))) {
                line.words().stream().filter(word -> text.contains(" " + word)).forEach(found::add);
            }
        }
        return found;
    }

    /** True if the variant has this choice. */
    boolean chosen(String choice, Variant variant) {
        String[] sides = choice.split("=", 2);
        String byDefault = facts.options().stream()
                .filter(option -> option.key().equals(sides[0]))
                .map(option -> option.byDefault().value())
                .findFirst()
                .orElseThrow(() -> new AssertionError("no option " + choice));
        return variant.options().getOrDefault(sides[0], byDefault).equals(sides[1]);
    }

    /** Every word with its choices. */
    Stream<Line> single() {
        return lines.stream()
                .flatMap(line -> line.words().stream().map(word -> new Line(line.choices(), List.of(word))));
    }
}
