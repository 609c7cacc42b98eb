package dolmen.rules.typed.move;

import dolmen.rules.typed.Part;
import dolmen.rules.typed.Part.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The ways to part a line in two between two of its cells, the longest first half first. */
record Partings(List<Part> parts, Vocabulary vocabulary) {
    private static final Pattern SEPARATOR = Pattern.compile("[,;:.&+]");
    /** Signs that leave the choice between two halves. */
    private static final Pattern UNCLEAR = Pattern.compile("[/|]");

    private static final String JOINED = String.join(
            "|",
            Stream.of(CommonWords.AND, CommonWords.THEN)
                    .flatMap(words -> words.all().stream())
                    .toList());
    private static final Pattern BETWEEN =
            Pattern.compile("^(?:[\\s,;:./&+|>-]|(?:%s)(?![\\p{L}0-9]))+".formatted(JOINED));
    /** An "and" to small talk that is not there any more. */
    private static final Pattern TO_NOTHING = Pattern.compile("[\\s,]+(?:%s|&)[\\s.!,]*$".formatted(JOINED));

    /** The first ply and the rest after it. */
    record Parting(String first, String rest) {

        Parting backwards() {
            return new Parting(rest, first);
        }
    }

    /** Those that leave every word to the half to which it belongs. */
    List<Parting> clear() {
        return between((begin, end) -> cut -> isClear(begin, end, cut));
    }

    /** Those as well that part the words anywhere. */
    List<Parting> all() {
        return between((begin, end) -> cut -> true);
    }

    /** Tells of the words from a place to another where they may be cut. */
    private interface Rule {
        IntPredicate cutting(int begin, int end);
    }

    /** A half without a word names two cells. */
    private List<Parting> between(Rule rule) {
        List<Integer> cells = IntStream.range(0, parts.size())
                .filter(at -> parts.get(at).is(Kind.CELL))
                .boxed()
                .toList();
        var partings = new ArrayList<Parting>();
        for (int second = cells.size() - 1; second >= 1; second--) {
            int begin = cells.get(second - 1) + 1;
            int end = cells.get(second);
            IntStream.rangeClosed(begin, end)
                    .filter(cut -> !parts.get(cut).text().isBlank())
                    .filter(rule.cutting(begin, end))
                    .filter(cut -> tellsPly(parts.subList(0, cut)) && tellsPly(parts.subList(cut, parts.size())))
                    .mapToObj(this::at)
                    .forEach(partings::add);
        }
        return List.copyOf(partings);
    }

    private Parting at(int cut) {
        String after = Part.joined(parts.subList(pastSeparator(cut), parts.size()));
        String rest = BETWEEN.matcher(after).replaceFirst("");
        return new Parting(
                Part.joined(parts.subList(0, cut)), TO_NOTHING.matcher(rest).replaceFirst(""));
    }

    /** What separates two halves parts them; where nothing does, a piece is named before the cell that it stands on. */
    private boolean isClear(int begin, int end, int cut) {
        List<Part> words = parts.subList(begin, end);
        if (words.stream().anyMatch(part -> UNCLEAR.matcher(part.text()).matches())) {
            return false;
        }
        return IntStream.range(begin, end).anyMatch(this::separates)
                ? separates(cut)
                : parts.subList(begin, cut).stream()
                        .noneMatch(part -> vocabulary.piece(part.text()).isPresent());
    }

    private boolean separates(int at) {
        return pastSeparator(at) > at;
    }

    /** Where the sign or the words end that begin at a place and part two halves; the place itself if none do. */
    private int pastSeparator(int at) {
        if (SEPARATOR.matcher(parts.get(at).text()).matches()) {
            return at + 1;
        }
        int end = Part.endOfPhrase(parts, at, vocabulary.own()::contains);
        String phrase = Part.phrase(parts.subList(at, end));
        boolean joins = Stream.of(CommonWords.AND, CommonWords.THEN, vocabulary.idle())
                .anyMatch(words -> words.contains(phrase));
        return joins ? end : at;
    }

    private static boolean tellsPly(List<Part> parts) {
        return parts.stream().filter(part -> part.is(Kind.CELL)).count() >= 2
                || parts.stream().anyMatch(part -> part.is(Kind.WORD));
    }
}
