package dolmen.rules.typed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/**
 * A typed text as phrases, each with its relation to the move. A subject is never small talk, and neither is a remark
 * on the piece or place named right after it.
 */
record Sentence(List<Said> all) {
    private static final String SPEAKER = ":";

    /** The relation of a phrase to the move. */
    enum Kind {
        /** A cell, a number, a word of the game, or an unknown word. */
        TOLD,
        /** Small talk. */
        IDLE,
        /** A person who may be addressed. */
        SOMEBODY,
        /** It takes the move back, questions it, or postpones it. */
        DOUBT,
        SIGN,
        BLANK
    }

    /** A phrase or a sign. */
    record Said(List<Part> parts, Kind kind) {

        String phrase() {
            return Part.phrase(parts);
        }

        boolean names() {
            return parts.getFirst().is(Part.Kind.CELL) || parts.getFirst().is(Part.Kind.NUMBER);
        }

        private boolean isVerb() {
            return parts.getFirst().is(Part.Kind.WORD)
                    && Subjects.isVerb(parts.getFirst().text());
        }
    }

    /**
     * Splits a text into phrases.
     *
     * @param own words and phrases that describe moves of the game
     */
    static Sentence of(List<Part> parts, Phrases own) {
        var all = new ArrayList<Said>();
        int at = 0;
        while (at < parts.size()) {
            int end = parts.get(at).is(Part.Kind.SIGN)
                    ? at + 1
                    : Math.max(at + 1, Part.endOfPhrase(parts, at, phrase -> isKnown(phrase, own)));
            List<Part> said = parts.subList(at, end);
            all.add(new Said(said, kind(said, own)));
            at = end;
        }
        return new Sentence(List.copyOf(all));
    }

    private static boolean isKnown(String phrase, Phrases own) {
        return own.contains(phrase)
                || DoubtPhrases.ALL.contains(phrase)
                || IdlePhrases.ALL.contains(phrase)
                || Subjects.PEOPLE.contains(phrase);
    }

    private static Kind kind(List<Part> parts, Phrases own) {
        String phrase = Part.phrase(parts);
        if (phrase.isEmpty()) {
            return parts.getFirst().is(Part.Kind.CELL)
                    ? Kind.TOLD
                    : parts.getFirst().text().isBlank() ? Kind.BLANK : Kind.SIGN;
        }
        return Stream.<BiPredicate<Phrases, String>>of(Phrases::has, Phrases::contains)
                .flatMap(spelling -> kind(phrase, own, spelling).stream())
                .findFirst()
                .orElse(Kind.TOLD);
    }

    /** The kind by spelling: without its accents, a word may look like another one, but it is first itself. */
    private static Optional<Kind> kind(String phrase, Phrases own, BiPredicate<Phrases, String> spelling) {
        if (spelling.test(own, phrase)) {
            return Optional.of(Kind.TOLD);
        }
        if (spelling.test(DoubtPhrases.ALL, phrase)) {
            return Optional.of(Kind.DOUBT);
        }
        if (spelling.test(Subjects.PEOPLE, phrase)) {
            return Optional.of(Kind.SOMEBODY);
        }
        return spelling.test(IdlePhrases.ALL, phrase) ? Optional.of(Kind.IDLE) : Optional.empty();
    }

    /** The text of a phrase without small talk; a sign of doubt replaces a phrase that causes doubt. */
    String left(int at) {
        Said said = all.get(at);
        boolean told = said.kind() != Kind.IDLE && said.kind() != Kind.SOMEBODY && said.kind() != Kind.DOUBT;
        String doubt = isDoubtful(at) ? " " + SmallTalk.DOUBT + " " : "";
        if (said.kind() == Kind.DOUBT && DoubtPhrases.DENIALS.contains(said.phrase())) {
            return doubt + SmallTalk.DENIAL + " ";
        }
        return doubt + (told ? Part.joined(said.parts()) : " ");
    }

    /** True if a phrase casts doubt on whether the player makes the move now. */
    private boolean isDoubtful(int at) {
        Said said = all.get(at);
        return switch (said.kind()) {
            case DOUBT -> true;
            case SOMEBODY -> !isSpokenTo(at);
            case IDLE ->
                IdlePhrases.REMARKS.contains(said.phrase())
                        && next(at).filter(next -> next.kind() == Kind.TOLD).isPresent();
            case TOLD -> isInverted(at) || (said.isVerb() && isSaidOfAnother(at));
            case SIGN, BLANK -> false;
        };
    }

    /** True if a sign or the end of the text sets the name off, or if it is between a greeting and the move. */
    private boolean isSpokenTo(int at) {
        Optional<Said> next = next(at);
        if (next.isEmpty()) {
            return !isLabel(at);
        }
        boolean greeted = before(at)
                .filter(said -> IdlePhrases.GREETINGS.contains(said.phrase()))
                .isPresent();
        return switch (next.get().kind()) {
            case TOLD -> greeted && next.get().names();
            case IDLE -> greeted || hasNamed(at);
            case SOMEBODY, DOUBT, SIGN, BLANK -> false;
        };
    }

    /** True if a colon introduces the following text as somebody's move. */
    private boolean isLabel(int at) {
        return at + 1 < all.size() && Part.joined(all.get(at + 1).parts()).equals(SPEAKER);
    }

    /** True if the subject of a verb is not the player. The subject is right before the verb, adverbs aside. */
    private boolean isSaidOfAnother(int verb) {
        int at = verb - 2;
        while (before(at + 2).filter(said -> Subjects.isAdverb(said.phrase())).isPresent()) {
            at -= 2;
        }
        int begin = Math.max(0, at);
        boolean others = Subjects.isOfOthers(all.get(verb).parts().getFirst().text());
        return before(at + 2)
                .filter(said -> Subjects.isSomebody(said.phrase())
                        || (Subjects.isPronoun(said.phrase()) && !hasNamed(begin))
                        || (others && said.kind() == Kind.IDLE))
                .isPresent();
    }

    /** True for a verb that begins a question or a condition, as in "ziehe ich a1 nach a3". */
    private boolean isInverted(int verb) {
        Said said = all.get(verb);
        return said.parts().getFirst().is(Part.Kind.WORD)
                && before(verb).isEmpty()
                && !hasNamed(verb)
                && (Subjects.isAsking(said.phrase())
                        || next(verb)
                                .filter(next -> Subjects.isSpeaker(next.phrase()))
                                .isPresent());
    }

    /** True if a noun before that place can be the meaning of a pronoun. */
    private boolean hasNamed(int end) {
        return all.subList(0, end).stream().anyMatch(Said::names);
    }

    /** The phrase right before a place; empty after a sign, and at the start. */
    private Optional<Said> before(int at) {
        return at > 1 && isGap(at - 1) ? spoken(at - 2) : Optional.empty();
    }

    private Optional<Said> next(int at) {
        return at + 2 < all.size() && isGap(at + 1) ? spoken(at + 2) : Optional.empty();
    }

    private boolean isGap(int at) {
        return all.get(at).kind() == Kind.BLANK;
    }

    private Optional<Said> spoken(int at) {
        return Optional.of(all.get(at)).filter(said -> said.kind() != Kind.SIGN);
    }
}
