package dolmen.rules.typed;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A part of a plain text that is not split further: a cell, a word, a number, or a sign, blanks included. */
public record Part(String text, Kind kind) {
    private static final Pattern PART =
            Pattern.compile("(?<cell>[a-z][0-9]{1,2}(?![0-9])|(?<!\\p{L})[a-z] [0-9]{1,2}(?![0-9]))"
                    + "|(?<number>[0-9]+)"
                    + "|(?<word>%1$s|[\\p{L}&&[^%1$s]]+?(?=[a-z][0-9]|(?![\\p{L}&&[^%1$s]])))|[^\\p{L}0-9]"
                            .formatted(Postpositions.JAPANESE));
    private static final Pattern NEAR = Pattern.compile(" ?-? ?|, ");

    /** The kind of a part. */
    public enum Kind {
        CELL,
        WORD,
        NUMBER,
        SIGN
    }

    /** True if it is of the given kind. */
    public boolean is(Kind other) {
        return kind == other;
    }

    /** True if it can be part of a phrase. */
    private boolean spoken() {
        return kind == Kind.WORD || kind == Kind.NUMBER;
    }

    /** Splits a plain text into parts; nothing is lost. */
    public static List<Part> of(String plain) {
        var parts = new ArrayList<Part>();
        Matcher part = PART.matcher(plain);
        while (part.find()) {
            parts.add(new Part(part.group(), kind(part)));
        }
        return List.copyOf(parts);
    }

    private static Kind kind(Matcher part) {
        if (part.group("cell") != null) {
            return Kind.CELL;
        }
        if (part.group("number") != null) {
            return Kind.NUMBER;
        }
        return part.group("word") != null ? Kind.WORD : Kind.SIGN;
    }

    /** The text of all parts. */
    public static String joined(List<Part> parts) {
        return parts.stream().map(Part::text).collect(Collectors.joining());
    }

    /** The words among the parts, separated by blanks, but Japanese letters by none. */
    public static String phrase(List<Part> parts) {
        var phrase = new StringBuilder();
        boolean japanese = false;
        for (Part part : parts) {
            if (part.spoken()) {
                boolean joined = japanese && part.isJapanese();
                phrase.append(phrase.isEmpty() || joined ? "" : " ").append(part.text);
                japanese = part.isJapanese();
            }
        }
        return phrase.toString();
    }

    /** True for a Japanese letter, which is a part of its own, since no blanks show where a word ends. */
    public boolean isJapanese() {
        return text.charAt(0) >= Postpositions.FIRST_JAPANESE && kind == Kind.WORD;
    }

    /** The end of the longest known phrase that starts at a place; the place itself if there is none. */
    public static int endOfPhrase(List<Part> parts, int from, Predicate<String> known) {
        List<Integer> ends = endsOfWords(parts, from);
        for (int end : ends.reversed()) {
            if (known.test(phrase(parts.subList(from, end)))) {
                return end;
            }
        }
        return from;
    }

    private static List<Integer> endsOfWords(List<Part> parts, int from) {
        var ends = new ArrayList<Integer>();
        var between = new StringBuilder();
        int most = parts.get(from).isJapanese() ? SmallTalk.LONGEST_JAPANESE : SmallTalk.LONGEST_PHRASE;
        for (int at = from; at < parts.size() && ends.size() < most; at++) {
            if (parts.get(at).spoken() && NEAR.matcher(between).matches()) {
                ends.add(at + 1);
                between.setLength(0);
            } else if (parts.get(at).is(Kind.SIGN)) {
                between.append(parts.get(at).text());
            } else {
                return ends;
            }
        }
        return ends;
    }
}
