package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;
import dolmen.rules.games.mausoleumcards.Meaning.Particle;
import dolmen.rules.typed.EditDistance;
import dolmen.rules.typed.Phrases;
import dolmen.rules.typed.PlainText;
import dolmen.rules.typed.Postpositions;
import dolmen.rules.typed.Vocabulary;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The meanings of words and phrases: those on the cards, and those listed in {@code typed.properties}. */
final class CardVocabulary {
    private static final Pattern HYPHEN = Pattern.compile("(?<=\\p{L})-(?=\\p{L})");
    private static final Pattern WORD = Pattern.compile("\\p{L}+");
    /** Words of card names that are too common to mean a card. */
    private static final Set<String> TOO_COMMON = Set.of(
            "in", "the", "on", "of", "to", "do", "s", "well", "long", "lost", "life", "change", "body", "family",
            "black", "loose", "falling");

    private static final Vocabulary LISTED = Vocabulary.beside(CardVocabulary.class);
    /** The key of the words for the player who moves, before a verb. */
    private static final String SUBJECT = "subject";

    private static final String POSTPOSED = "postposed";
    private static final Postpositions PARTICLES = Postpositions.of(
            "\\(?[a-z0-9$][a-z0-9$ ()'.-]*?",
            LISTED,
            Map.of("with", "postposed-with", "to", "postposed-to", "from", "postposed-from", "", "postposed"));

    private static final Map<String, Meaning> MEANINGS = read();
    private static final Set<String> WORDS = MEANINGS.keySet().stream()
            .flatMap(phrase -> WORD.matcher(phrase).results().map(word -> word.group()))
            .collect(Collectors.toUnmodifiableSet());

    /** The maximum number of words in a phrase, or of Japanese letters. */
    static final int LONGEST = 6;

    static final int LONGEST_JAPANESE = 12;

    /** The words and phrases with a meaning for a move. */
    static final Phrases TELLING = Phrases.of(MEANINGS.entrySet().stream()
            .filter(entry -> entry.getValue() != Particle.IDLE || entry.getKey().contains(" "))
            .flatMap(entry ->
                    entry.getValue() instanceof Meaning.Does ? said(entry.getKey()) : Stream.of(entry.getKey()))
            .collect(Collectors.joining(",")));

    private CardVocabulary() {}

    /**
     * The verb alone and after each pronoun; otherwise an announcement such as "I play" would be dropped as small talk.
     */
    private static Stream<String> said(String verb) {
        return Stream.concat(Stream.of(verb), LISTED.of(SUBJECT).all().stream().map(subject -> subject + " " + verb));
    }

    private static Map<String, Meaning> read() {
        var meanings = new HashMap<String, Meaning>();
        for (int card = 1; card <= Deck.CARDS; card++) {
            name(plain(Deck.name(card)), card, meanings);
        }
        for (String key : LISTED.meanings()) {
            if (!key.equals(SUBJECT) && !key.startsWith(POSTPOSED)) {
                LISTED.of(key)
                        .all()
                        .forEach(phrase -> meanings.merge(plain(phrase), meaning(key), CardVocabulary::either));
            }
        }
        return Map.copyOf(meanings);
    }

    private static void name(String name, int card, Map<String, Meaning> meanings) {
        var one = new Meaning.Names(Cells.of(card), false);
        meanings.merge(name, one, CardVocabulary::either);
        WORD.matcher(name)
                .results()
                .map(word -> word.group())
                .filter(word -> !name.equals(word) && !TOO_COMMON.contains(word))
                .forEach(word -> meanings.merge(word, one, CardVocabulary::either));
    }

    private static Meaning either(Meaning one, Meaning other) {
        if (one instanceof Meaning.Names(long some, boolean asked)
                && other instanceof Meaning.Names(long more, boolean alsoAsked)) {
            return new Meaning.Names(some | more, asked && alsoAsked);
        }
        return one instanceof Meaning.Names ? one : other;
    }

    private static Meaning meaning(String key) {
        int dot = key.indexOf('.');
        String word = constant(key.substring(dot + 1));
        return switch (key.substring(0, dot + 1)) {
            case "verb." -> new Meaning.Does(Verb.valueOf(word));
            case "place." -> new Meaning.Lies(CardPlace.valueOf(word));
            case "join." -> new Meaning.Joins(Joint.valueOf(word));
            case "seat." -> new Meaning.Seats(Integer.parseInt(word) - 1);
            case "card." -> new Meaning.Names(cards(key.substring(dot + 1)), false);
            case "abroad." -> new Meaning.Names(cards(key.substring(dot + 1)), true);
            case "both." -> new Meaning.NamesBoth(cards(key.substring(dot + 1)));
            default -> Particle.valueOf(word);
        };
    }

    private static String constant(String word) {
        return word.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    /** The set of cards with a number, or with a range of numbers. */
    private static long cards(String numbers) {
        List<Integer> ends =
                Arrays.stream(numbers.split("-", -1)).map(Integer::valueOf).toList();
        long cards = 0;
        for (int card = ends.getFirst(); card <= ends.getLast(); card++) {
            cards |= Cells.of(card);
        }
        return cards;
    }

    /** The text in plain letters and signs, without accents; a hyphenated name becomes two words. */
    static String plain(String text) {
        String plain = HYPHEN.matcher(PlainText.of(text)).replaceAll(" ");
        return Phrases.withoutAccents(PARTICLES.before(plain)).replace("ß", "ss");
    }

    /** The meaning of a phrase, also with a final s or, for an action, after an elided French "je". */
    static Optional<Meaning> of(String phrase) {
        Optional<Meaning> meant = Optional.ofNullable(MEANINGS.get(phrase));
        if (meant.isEmpty() && phrase.endsWith("s")) {
            return Optional.ofNullable(MEANINGS.get(phrase.substring(0, phrase.length() - 1)));
        }
        return meant.isEmpty() && phrase.startsWith("j")
                ? Optional.ofNullable(MEANINGS.get(phrase.substring(1))).filter(Meaning.Does.class::isInstance)
                : meant;
    }

    /** The known word nearest to this spelling, if any is close enough. */
    static Optional<String> nearest(String word) {
        int most = word.length() < 4 ? 0 : word.length() < 7 ? 1 : 2;
        return WORDS.stream()
                .filter(known -> known.length() > 2 && Math.abs(known.length() - word.length()) <= most)
                .filter(known -> slips(known, word) <= most)
                .min(Comparator.comparingInt((String known) -> slips(known, word))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /** The number of keyboard slips between two words; two transposed letters count as one. */
    private static int slips(String known, String word) {
        int wrong = EditDistance.between(known, word);
        return wrong == 2 && known.length() == word.length() && isSwapped(known, word) ? 1 : wrong;
    }

    private static boolean isSwapped(String known, String word) {
        int at = 0;
        while (known.charAt(at) == word.charAt(at)) {
            at++;
        }
        return known.charAt(at) == word.charAt(at + 1) && known.charAt(at + 1) == word.charAt(at);
    }
}
