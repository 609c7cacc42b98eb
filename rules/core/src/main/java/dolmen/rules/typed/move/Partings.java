package dolmen.rules.typed.move;

import dolmen.rules.typed.Part;
import dolmen.rules.typed.Part.Kind;
import dolmen.rules.typed.Postpositions;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The splits of a line into two halves between two of its cells, the longest first half first. */
record Partings(List<Part> parts, GameVocabulary vocabulary) {
    private static final Pattern SEPARATOR = Pattern.compile("[,;:.&+]");
    /** Signs for a choice between two halves. */
    private static final Pattern UNCLEAR = Pattern.compile("[/|]");

    private static final String JOINED = String.join(
            "|",
            Stream.of(CommonWords.AND, CommonWords.AND_ABROAD, CommonWords.THEN)
                    .flatMap(words -> words.all().stream())
                    .toList());
    private static final Pattern BETWEEN = Pattern.compile(
            "^(?:[\\s,;:./&+|>-]|(?:%s)(?:(?<=%s)|(?![\\p{L}0-9])))+".formatted(JOINED, Postpositions.JAPANESE));
    /** An "and" before small talk that was removed. */
    private static final Pattern TO_NOTHING = Pattern.compile("[\\s,]+(?:%s|&)[\\s.!,]*$".formatted(JOINED));

    /** The first ply and the rest after it. */
    record Parting(String first, String rest) {

        Parting backwards() {
            return new Parting(rest, first);
        }
    }

    /** The partings that leave every word in its own half. */
    List<Parting> clear() {
        return between((begin, end) -> cut -> isClear(begin, end, cut));
    }

    /** All partings, including those that split the words anywhere. */
    List<Parting> all() {
        return between((begin, end) -> cut -> true);
    }

    /** Decides whether the words between two places may be cut. */
    private interface Rule {
        IntPredicate cutting(int begin, int end);
    }

    /** The partings by a rule. A half without a word must name two cells. */
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

    /**
     * True if the cut is at the separator between two halves or, if there is none, before a piece that is named before
     * its cell.
     */
    private boolean isClear(int begin, int end, int cut) {
        List<Part> words = parts.subList(begin, end);
        if (words.stream().anyMatch(part -> UNCLEAR.matcher(part.text()).matches()) || offersChoice(words)) {
            return false;
        }
        return IntStream.range(begin, end).anyMatch(this::separates)
                ? separates(cut)
                : parts.subList(begin, cut).stream()
                        .noneMatch(part -> vocabulary.piece(part.text()).isPresent());
    }

    /** True if a word for a choice separates the halves; after another separator it may be an article. */
    private static boolean offersChoice(List<Part> words) {
        String before = "";
        for (Part part : words) {
            String text = part.text().strip();
            boolean choice = CommonWords.OR.contains(text) || CommonWords.UNCLEAR.contains(text);
            if (choice && !SEPARATOR.matcher(before).matches() && !joins(before)) {
                return true;
            }
            before = text.isEmpty() ? before : text;
        }
        return false;
    }

    private static boolean joins(String phrase) {
        return Stream.of(CommonWords.AND, CommonWords.AND_ABROAD, CommonWords.THEN)
                .anyMatch(words -> words.contains(phrase));
    }

    private boolean separates(int at) {
        return pastSeparator(at) > at;
    }

    /** The end of the separator that starts at a place; the place itself if there is none. */
    private int pastSeparator(int at) {
        if (SEPARATOR.matcher(parts.get(at).text()).matches()) {
            return at + 1;
        }
        int end = Part.endOfPhrase(parts, at, vocabulary.own()::contains);
        String phrase = Part.phrase(parts.subList(at, end));
        return joins(phrase) || vocabulary.idle().contains(phrase) ? end : at;
    }

    private static boolean tellsPly(List<Part> parts) {
        return parts.stream().filter(part -> part.is(Kind.CELL)).count() >= 2
                || parts.stream().anyMatch(part -> part.is(Kind.WORD));
    }
}
