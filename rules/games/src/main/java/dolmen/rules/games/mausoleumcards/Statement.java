package dolmen.rules.games.mausoleumcards;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a typed text says of a move. Every part of it is a fact that must be true of the move that is played.
 *
 * @param verbs what is done
 * @param mentions what it is done with, in the order in which it was said
 * @param places where it is done
 * @param tops sets of cards, of each of which one comes to lie on top
 * @param bottoms sets of cards, of each of which none does
 * @param kept sets of cards, of each of which one stays in the hand
 * @param ordered false if it says of several heirs only that they are buried
 * @param never true if it says what is not done
 * @param doubtful true if it may be no move at all, or may be misspelled
 * @param strange true if it holds a word that nobody knows
 */
record Statement(
        Set<Verb> verbs,
        List<Mention> mentions,
        Set<Place> places,
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

    /** True if it says nothing of a move. */
    boolean isEmpty() {
        return verbs.isEmpty() && mentions.isEmpty() && places.isEmpty() && tops.isEmpty();
    }

    /** True if it says too little, among words that nobody knows, to be taken for a move. */
    boolean isNoise() {
        long named = mentions.stream().map(Mention::cards).distinct().count();
        return isEmpty() || (strange && verbs.isEmpty() && places.isEmpty() && named <= 1);
    }

    /** True if it says in so many words that a card is discarded. */
    boolean discards() {
        return verbs.contains(Verb.DISCARD)
                || verbs.contains(Verb.DROP)
                || verbs.contains(Verb.RID)
                || places.contains(Place.PILE);
    }

    /** True if it does nothing but name something. */
    boolean isBare() {
        return verbs.isEmpty() && places.isEmpty() && mentions.size() == 1;
    }

    boolean says(Verb verb) {
        return verbs.contains(verb);
    }

    /** True if a verb tells so much that a card that is not named need not be. */
    boolean isTelling() {
        return verbs.stream().anyMatch(Verb::isTelling);
    }

    /** This statement with what is done in another, if it does not say itself. */
    Statement inTheWordsOf(Statement other) {
        return verbs.isEmpty()
                ? new Statement(other.verbs, mentions, places, tops, bottoms, kept, ordered, never, doubtful, strange)
                : this;
    }

    /** A card of the set that the first mention of any means, the lowest that it may mean; 0 if none is mentioned. */
    int anyOf(long cards) {
        return mentions.stream()
                .mapToLong(mention -> mention.among(cards))
                .filter(meant -> meant != 0)
                .mapToInt(Long::numberOfTrailingZeros)
                .findFirst()
                .orElse(0);
    }

    /** The seat that is mentioned beside a card, if it is one alone; one that is called a seat before a bare number. */
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
