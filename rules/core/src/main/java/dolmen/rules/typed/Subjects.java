package dolmen.rules.typed;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Words for the actor, and the verbs after them. */
final class Subjects {

    /** People who are addressed or talked about. */
    static final Phrases PEOPLE = TalkWords.ALL.of("people");

    /** Pronouns; before a noun some of them are only determiners. */
    private static final Phrases PRONOUNS = TalkWords.ALL.of("pronoun");

    /** Words that may come between a subject and its verb. */
    private static final Phrases ADVERBS = TalkWords.ALL.of("adverb");

    private static final Set<String> INFINITIVES = TalkWords.ALL.of("act").all();

    /** Verbs in the third person singular. */
    private static final Set<String> THIRD = Stream.concat(
                    INFINITIVES.stream().flatMap(verb -> Stream.of(verb + "s", verb + "es")),
                    TalkWords.ALL.of("acts").all().stream())
            .collect(Collectors.toUnmodifiableSet());

    private static final Set<String> FINITE = Stream.of(
                    THIRD, INFINITIVES, TalkWords.ALL.of("acting").all())
            .flatMap(Set::stream)
            .collect(Collectors.toUnmodifiableSet());

    /** The player as the subject, in languages that put it after the verb in questions and conditions. */
    private static final Phrases SPEAKER = TalkWords.ALL.of("speaker");

    /** Verbs in the third person, in languages whose announcements do not begin with one. */
    private static final Phrases ASKING = TalkWords.ALL.of("asking");

    private Subjects() {}

    static boolean isVerb(String word) {
        return FINITE.contains(word);
    }

    static boolean isOfOthers(String verb) {
        return THIRD.contains(verb);
    }

    static boolean isSpeaker(String phrase) {
        return SPEAKER.has(phrase);
    }

    /** True if the phrase, at the start of a clause, begins a question. */
    static boolean isAsking(String phrase) {
        return ASKING.has(phrase);
    }

    static boolean isPronoun(String phrase) {
        return PRONOUNS.has(phrase);
    }

    static boolean isAdverb(String phrase) {
        return ADVERBS.contains(phrase);
    }

    /** True if the phrase is, or ends with, a person who may be addressed. */
    static boolean isSomebody(String phrase) {
        return PEOPLE.contains(phrase) || PEOPLE.contains(phrase.substring(phrase.lastIndexOf(' ') + 1));
    }
}
