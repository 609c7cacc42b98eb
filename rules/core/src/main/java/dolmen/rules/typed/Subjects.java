package dolmen.rules.typed;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Words for the actor, and the verbs after them, in English, German, Swedish, French and Spanish. */
final class Subjects {

    /** People who are addressed or talked about. */
    static final Phrases PEOPLE = Phrases.of("""
            everyone, everybody, all of you, my friend, my friends, friend, friends, bro, buddy, sir, dude, folks, guys, bot, dear bot, dolmen
            mein freund, meine freunde, min vän, mina vänner, mon ami, mes amis, mi amigo, mis amigos, amigo""");

    /** Pronouns; before a noun some of them are only determiners. */
    private static final Phrases PRONOUNS = Phrases.of("""
            it, that, this, these, those, which, one, both, all, each, er, sie, es, man, der, die, das, alle
            den, det, de, du, han, hon, alla, il, elle, ils, elles, tu, el, la, lo, los, las, ella, ellos, todos""");

    /** Words that may come between a subject and its verb. */
    private static final Phrases ADVERBS = Phrases.of("""
            now, then, so, and, just, simply, please, pls, first, finally, quickly, carefully, bravely, boldly, naturally, clearly
            jetzt, nun, dann, bitte, zuerst, nu, sedan, sen, först, maintenant, puis, alors, ahora, luego, entonces, primero""");

    private static final String VERBS = """
            play move go put place bring send shift advance travel head come take make jump hop leap step strike capture kill hit
            attack slide glide push shove build climb ride lay throw sacrifice swap draw discard invite buy bury use""";

    /** Verbs in the third person singular. */
    private static final Set<String> THIRD = Stream.concat(
                    Words.of(VERBS).stream().flatMap(verb -> Stream.of(verb + "s", verb + "es")),
                    Words.of("""
                            spielt zieht geht setzt stellt bringt kommt schlägt nimmt springt schiebt baut
                            juega mueve pone coloca toma salta captura come empuja construye""").stream())
            .collect(Collectors.toUnmodifiableSet());

    private static final Set<String> FINITE = Stream.of(THIRD, Words.of(VERBS), Words.of("""
                            spielen ziehen gehen setzen nehmen schlagen spelar flyttar drar går tar slår hoppar sätter ställer bygger
                            joue joues jouent bouge déplace va prend prends saute pose avance juegan juegas mueven"""))
            .flatMap(Set::stream)
            .collect(Collectors.toUnmodifiableSet());

    private Subjects() {}

    static boolean isVerb(String word) {
        return FINITE.contains(word);
    }

    static boolean isOfOthers(String verb) {
        return THIRD.contains(verb);
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
