package dolmen.rules.games.mausoleumcards;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The statement of a typed text about a move. Every part of it must be true of the move that is played.
 *
 * @param verbs the actions
 * @param mentions their objects, in the order of the text
 * @param places the places
 * @param tops sets of cards; one card of each goes on top
 * @param bottoms sets of cards; none of them goes on top
 * @param kept sets of cards; one card of each remains in the hand
 * @param ordered false if it names several heirs without an order of burial
 * @param never true if it negates an action
 * @param doubtful true if it may be no move at all, or may be misspelled
 * @param strange true if it has an unknown word
 */
record Statement(
        Set<Verb> verbs,
        List<Mention> mentions,
        Set<CardPlace> places,
        List<Long> tops,
        List<Long> bottoms,
        List<Long> kept,
        boolean ordered,
        boolean never,
        boolean doubtful,
        boolean strange) {

    Statement {
        verbs = Set.copyOf(verbs);
        mentions = List.copyOf(mentions);
        places = Set.copyOf(places);
        tops = List.copyOf(tops);
        bottoms = List.copyOf(bottoms);
        kept = List.copyOf(kept);
    }

    /** True if it says nothing about a move. */
    boolean isEmpty() {
        return verbs.isEmpty() && mentions.isEmpty() && places.isEmpty() && tops.isEmpty();
    }

    /** True if it says too little, among unknown words, to be a move. */
    boolean isNoise() {
        long named = mentions.stream().map(Mention::cards).distinct().count();
        return isEmpty() || (strange && verbs.isEmpty() && places.isEmpty() && named <= 1);
    }

    /** True if it explicitly says that a card is discarded. */
    boolean discards() {
        return verbs.contains(Verb.DISCARD)
                || verbs.contains(Verb.DROP)
                || verbs.contains(Verb.RID)
                || places.contains(CardPlace.PILE);
    }

    /** True if it only names one thing. */
    boolean isBare() {
        return verbs.isEmpty() && places.isEmpty() && mentions.size() == 1;
    }

    boolean says(Verb verb) {
        return verbs.contains(verb);
    }

    /** True if a verb says enough without the name of the card. */
    boolean isTelling() {
        return verbs.stream().anyMatch(Verb::isTelling);
    }

    /** This statement with the actions of another, if it has none of its own. */
    Statement inTheWordsOf(Statement other) {
        return verbs.isEmpty()
                ? new Statement(other.verbs, mentions, places, tops, bottoms, kept, ordered, never, doubtful, strange)
                : this;
    }

    /** The first mentioned card of the set; 0 if none is mentioned. Of several possible cards, it is the lowest. */
    int anyOf(long cards) {
        return mentions.stream()
                .mapToLong(mention -> mention.among(cards))
                .filter(meant -> meant != 0)
                .mapToInt(Long::numberOfTrailingZeros)
                .findFirst()
                .orElse(0);
    }

    /**
     * The seat that is mentioned with a card. An explicit seat takes precedence over a bare number; a mention that may
     * mean several seats does not count.
     */
    Optional<Integer> seatBeside(int card) {
        Stream<Long> called = mentions.stream().filter(Mention::isSeat).map(Mention::seats);
        Stream<Long> bare = mentions.stream()
                .filter(mention -> !mention.isSeat() && mention.number() != card)
                .map(Mention::seats);
        return Stream.concat(called, bare)
                .filter(seats -> Long.bitCount(seats) == 1)
                .map(Long::numberOfTrailingZeros)
                .findFirst();
    }
}
