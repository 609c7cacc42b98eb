package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;
import dolmen.rules.typed.PlainText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A move as somebody typed it, with numbers or with names: what is to be done, and with what.
 *
 * @param understood false if it holds a word that says nothing here
 */
record TypedPlay(Verb verb, List<Mention> mentions, boolean understood) {
    private static final Pattern PART = Pattern.compile("\\((?<beside>[0-9]{1,3})\\)|[0-9]{1,3}|[a-z]+|[^\\s]");
    private static final Pattern HYPHEN = Pattern.compile("(?<=[a-z])-(?=[a-z])");
    private static final Set<String> PAUSES =
            Set.of("and", "with", ",", "+", ":", "=", "-", ";", ".", ">", "!", "(", ")", "\"");
    private static final Set<String> FILLERS = Set.of(
            "the", "a", "an", "to", "of", "by", "in", "into", "on", "at", "for", "from", "card", "heir", "party", "s");
    private static final Set<String> SEAT_SIGNS = Set.of("@", "seat", "player");
    private static final Set<String> SELF = Set.of("my", "me", "myself", "own");
    private static final Map<String, Long> NAMES = names();

    TypedPlay {
        mentions = List.copyOf(mentions);
    }

    private static Map<String, Long> names() {
        var names = new HashMap<String, Long>();
        for (int card = 1; card <= Deck.CARDS; card++) {
            Matcher word = PART.matcher(plain(Deck.name(card)));
            while (word.find()) {
                names.merge(word.group(), Cells.of(card), (one, other) -> one | other);
            }
        }
        names.keySet().removeAll(FILLERS);
        names.keySet().removeAll(PAUSES);
        return Map.copyOf(names);
    }

    /** A text in plain letters and signs; names in two parts count as two words. */
    static String plain(String text) {
        return HYPHEN.matcher(PlainText.of(text).replace('é', 'e')).replaceAll(" ");
    }

    /** Reads a plain text; whatever it is, it never throws. */
    static TypedPlay of(String text, int mover) {
        return new Reading(mover).of(text);
    }

    /** A card of the set that the first mention of any means, the lowest that it may mean; 0 if none is mentioned. */
    int anyOf(long cards) {
        return mentions.stream()
                .mapToLong(mention -> mention.among(cards))
                .filter(meant -> meant != 0)
                .mapToInt(Cells::first)
                .findFirst()
                .orElse(0);
    }

    /** The seat that is mentioned beside a card; one that is called a seat before a bare number. */
    Optional<Integer> seatBeside(int card) {
        Stream<Integer> called = mentions.stream()
                .filter(Mention.OfSeat.class::isInstance)
                .map(Mention.OfSeat.class::cast)
                .map(Mention.OfSeat::seat);
        Stream<Integer> bare = mentions.stream()
                .filter(Mention.ByNumber.class::isInstance)
                .map(Mention.ByNumber.class::cast)
                .map(Mention.ByNumber::number)
                .filter(number -> number != card)
                .map(number -> number - 1);
        return Stream.concat(called, bare).findFirst();
    }

    /** The reading of one text, word by word. */
    private static final class Reading {
        private final int mover;
        private final List<Mention> mentions = new ArrayList<>();
        private Verb verb = Verb.PLAY;
        private boolean understood = true;
        private boolean seatFollows;
        private long name;

        Reading(int mover) {
            this.mover = mover;
        }

        TypedPlay of(String text) {
            if (text.startsWith("-")) {
                verb = Verb.DISCARD;
            }
            Matcher part = PART.matcher(text);
            while (part.find()) {
                take(part);
            }
            endName();
            return new TypedPlay(verb, mentions, understood && !seatFollows);
        }

        private void take(Matcher part) {
            if (part.group("beside") == null) {
                takeWord(part.group());
            } else {
                takeNumberBesideName(part.group("beside"));
            }
        }

        /** The number in "the Long-Lost Uncle (18)" tells which of several is meant. */
        private void takeNumberBesideName(String digits) {
            long card = new Mention.ByNumber(Integer.parseInt(digits)).among(name);
            if (card == 0) {
                takeWord(digits);
            } else {
                name = card;
            }
        }

        private void takeWord(String part) {
            if (NAMES.containsKey(part)) {
                takeName(NAMES.get(part));
            } else if (!FILLERS.contains(part)) {
                endName();
                takeOther(part);
            }
        }

        private void takeName(long cards) {
            if ((name & cards) == 0) {
                endName();
                name = cards;
            } else {
                name &= cards;
            }
        }

        private void endName() {
            if (name != 0) {
                mentions.add(new Mention.ByName(name));
            }
            name = 0;
        }

        private void takeOther(String part) {
            if (Character.isDigit(part.charAt(0))) {
                int number = Integer.parseInt(part);
                mentions.add(seatFollows ? new Mention.OfSeat(number - 1) : new Mention.ByNumber(number));
                seatFollows = false;
            } else if (SEAT_SIGNS.contains(part)) {
                seatFollows = true;
            } else if (SELF.contains(part)) {
                takeSelf(new Mention.OfSeat(mover));
            } else if (!PAUSES.contains(part)) {
                Verb.of(part).ifPresentOrElse(said -> verb = said, () -> understood = false);
            }
        }

        /** Somebody who says "my own" is mentioned once. */
        private void takeSelf(Mention self) {
            if (!mentions.contains(self)) {
                mentions.add(self);
            }
        }
    }
}
