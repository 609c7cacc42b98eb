package dolmen.rules.games.mausoleumcards;

import dolmen.rules.games.mausoleumcards.Meaning.Particle;
import dolmen.rules.typed.Part;
import dolmen.rules.typed.Postpositions;
import dolmen.rules.typed.SmallTalk;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A typed word, phrase, number or sign, with its meaning.
 *
 * @param start the index of its start in the text
 * @param spelled false if this meaning needs a corrected spelling
 */
record Term(Meaning meaning, String text, int start, boolean spelled) {
    private static final Pattern PART = Pattern.compile(
            "\\((?<beside>[0-9]{1,3})\\)|(?<worth>\\(\\$[0-9]{1,2}m\\))|(?<number>[0-9]+)|(?<word>%1$s|[\\p{L}&&[^%1$s]]+)|(?<discards>(?<![0-9\\p{L})])-(?=[0-9])|^- (?=[0-9]))|[^\\s]"
                    .formatted(Postpositions.JAPANESE));
    private static final int LONGEST_NUMBER = 3;

    /** The terms of a text from {@link CardVocabulary#plain}; never throws. */
    static List<Term> of(String plain) {
        List<Term> parts = parts(plain);
        var terms = new ArrayList<Term>();
        for (int at = 0; at < parts.size(); ) {
            int words = longestPhrase(parts, at);
            terms.add(words == 0 ? parts.get(at).mended() : phrase(parts.subList(at, at + words)));
            at += Math.max(1, words);
        }
        return terms;
    }

    private static List<Term> parts(String plain) {
        var parts = new ArrayList<Term>();
        Matcher part = PART.matcher(plain);
        while (part.find()) {
            parts.add(new Term(meaning(part), part.group(), part.start(), true));
        }
        return parts;
    }

    private static Meaning meaning(Matcher part) {
        if (part.group("beside") != null) {
            return new Meaning.Counts(Integer.parseInt(part.group("beside")), true);
        }
        if (part.group("worth") != null) {
            return Particle.IDLE;
        }
        if (part.group("number") != null) {
            return part.group().length() > LONGEST_NUMBER
                    ? Particle.UNKNOWN
                    : new Meaning.Counts(Integer.parseInt(part.group()), false);
        }
        if (part.group("word") != null) {
            return part.group().equals("x") ? Particle.UPON : Particle.UNKNOWN;
        }
        return part.group("discards") != null ? new Meaning.Does(Verb.DISCARD) : sign(part.group());
    }

    private static Meaning sign(String sign) {
        return switch (sign) {
            case "@" -> Particle.AT_SEAT;
            case "$" -> Particle.SPENDS;
            case ":" -> Particle.UPON;
            case ">" -> new Meaning.Joins(Joint.TO);
            case "&", "+" -> Particle.AND;
            case "?" -> Particle.DOUBT;
            case ",", ";" -> Particle.BREAK;
            case "=" -> new Meaning.Does(Verb.BUY);
            case ".", "!", "-", "(", ")", "[", "]", "\"", "*", "_", "#", "/", "|", "<", "•", "·", SmallTalk.DENIAL ->
                Particle.PAUSE;
            case "~" -> Particle.NEVER;
            default -> Particle.UNKNOWN;
        };
    }

    private static boolean isWord(Term part) {
        return Character.isLetter(part.text.charAt(0));
    }

    private static int longestPhrase(List<Term> parts, int at) {
        boolean japanese = parts.get(at).asPart().isJapanese();
        int most = japanese ? CardVocabulary.LONGEST_JAPANESE : CardVocabulary.LONGEST;
        for (int words = Math.min(most, parts.size() - at); words > 0; words--) {
            List<Term> some = parts.subList(at, at + words);
            if (some.stream().allMatch(Term::isWord)
                    && CardVocabulary.of(joined(some)).isPresent()) {
                return words;
            }
        }
        return 0;
    }

    private static String joined(List<Term> words) {
        return Part.phrase(words.stream().map(Term::asPart).toList());
    }

    private Part asPart() {
        return new Part(text, isWord(this) ? Part.Kind.WORD : Part.Kind.SIGN);
    }

    private static Term phrase(List<Term> words) {
        String text = joined(words);
        return new Term(CardVocabulary.of(text).orElseThrow(), text, words.getFirst().start, true);
    }

    /** This term, or a known one with nearly the same spelling. */
    private Term mended() {
        Optional<String> known =
                meaning == Particle.UNKNOWN && isWord(this) ? CardVocabulary.nearest(text) : Optional.empty();
        return known.flatMap(CardVocabulary::of)
                .map(meant -> new Term(meant, text, start, false))
                .orElse(this);
    }
}
