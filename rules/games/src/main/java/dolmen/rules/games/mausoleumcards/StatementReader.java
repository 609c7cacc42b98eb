package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;
import dolmen.rules.games.mausoleumcards.Meaning.Particle;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Builds the statement of a text from its terms, one by one. */
final class StatementReader {
    private static final Set<Particle> SILENT = EnumSet.of(Particle.IDLE, Particle.DESCRIBES, Particle.CARD);
    /** Words that belong to the word after them. */
    private static final Set<Particle> LOOSE =
            EnumSet.of(Particle.SEAT, Particle.AT_SEAT, Particle.SPENDS, Particle.BOTH);

    private final Table table;
    private final List<Mention> mentions = new ArrayList<>();
    private final Set<Verb> verbs = EnumSet.noneOf(Verb.class);
    private final Set<CardPlace> places = EnumSet.noneOf(CardPlace.class);
    private final List<Long> tops = new ArrayList<>();
    private final List<Long> bottoms = new ArrayList<>();
    private final List<Long> kept = new ArrayList<>();
    private Joint joint = Joint.NONE;
    private Particle due = Particle.IDLE;
    private Particle height = Particle.IDLE;
    private long name;
    private boolean keeping;
    private boolean adjoining;
    private boolean pairing;
    private boolean paired;
    private boolean ordered = true;
    private boolean never;
    private boolean doubtful;
    private boolean strange;

    private StatementReader(Table table) {
        this.table = table;
    }

    /** The statement of the terms at this table. */
    static Statement read(List<Term> terms, Table table) {
        var reader = new StatementReader(table);
        for (int at = 0; at < terms.size(); at++) {
            Term term = terms.get(at);
            boolean described = at > 0 && terms.get(at - 1).meaning() == Particle.DESCRIBES;
            reader.doubtful |= !term.spelled() || (described && term.meaning() instanceof Meaning.Lies);
            reader.take(term.meaning(), terms.subList(at + 1, terms.size()));
        }
        return reader.whole();
    }

    private Statement whole() {
        endName();
        if (mentions.stream().anyMatch(mention -> mention.isSeat() && mention.joint() != Joint.OF)) {
            mentions.replaceAll(Mention::asCard);
        }
        boolean loose = LOOSE.contains(due) || (paired && !verbs.contains(Verb.BUY) && !namesGrave());
        return new Statement(
                verbs, mentions, places, tops, bottoms, kept, ordered, never, doubtful || strange || loose, strange);
    }

    /** True if a grave is named; two cards without an action between them are then heirs buried for it. */
    private boolean namesGrave() {
        return mentions.stream().anyMatch(mention -> (mention.cards() & Deck.GRAVES) != 0);
    }

    private void take(Meaning meaning, List<Term> following) {
        switch (meaning) {
            case Meaning.Names(long cards, boolean translated) -> {
                doubtful |= translated;
                takeName(cards);
            }
            case Meaning.NamesBoth(long cards) -> takeBoth(cards);
            case Meaning.Counts(int number, boolean beside) -> takeNumber(number, beside);
            case Meaning.Seats(int seat) -> takeSeats(Cells.of(seat));
            case Meaning.Does(Verb verb) -> takeVerb(verb, following);
            case Meaning.Lies(CardPlace place) -> takePlace(place);
            case Meaning.Joins(Joint next) -> {
                endName();
                pairing = false;
                doubtful |= keeping;
                joint = next;
                adjoining = false;
            }
            case Particle particle -> takeParticle(particle, following);
        }
    }

    private void takeParticle(Particle particle, List<Term> following) {
        switch (particle) {
            case MINE -> takeOwner(Cells.of(mover()), following);
            case OTHERS -> takeOwner(others(), following);
            case SEAT, AT_SEAT, SPENDS -> {
                endName();
                due = particle;
            }
            case CARD -> due = due == Particle.IDLE ? Particle.CARD : due;
            case MILLION -> takeMillion();
            case TOP, BOTTOM -> takeHeight(particle);
            case BOTH -> {
                endName();
                due = Particle.BOTH;
            }
            case IT -> strange |= mentions.stream().noneMatch(Mention::isCard) && name == 0;
            case UPON -> takeUpon();
            case AND -> {
                endName();
                pairing = adjoining;
                adjoining = false;
            }
            case THEN, OR, BREAK -> {
                endName();
                keeping = false;
                pairing = false;
                adjoining = false;
            }
            case KEEPS -> {
                endName();
                keeping = true;
            }
            case PAUSE, IDLE, DESCRIBES -> {}
            case NEVER -> never = true;
            case DOUBT -> doubtful = true;
            case UNKNOWN -> takeUnknown();
        }
    }

    /**
     * Takes an unknown word. After the sign of a seat it is a person addressed, unless a preposition comes before it.
     */
    private void takeUnknown() {
        endName();
        boolean spokenTo = due == Particle.AT_SEAT && joint == Joint.NONE;
        due = spokenTo ? Particle.IDLE : due;
        strange |= !spokenTo;
    }

    private int mover() {
        return table.due().seat();
    }

    private long others() {
        return table.playing()
                .filter(seat -> seat != mover())
                .mapToLong(Cells::of)
                .sum();
    }

    private void takeName(long cards) {
        if (due == Particle.BOTH) {
            due = Particle.IDLE;
            takeBoth(cards);
        } else if ((name & cards) == 0) {
            endName();
            name = cards;
        } else {
            name &= cards;
        }
    }

    private void takeBoth(long cards) {
        endName();
        ordered = false;
        Cells.stream(cards).forEach(card -> mention(Mention.ofCards(Cells.of(card), joint)));
    }

    private void endName() {
        if (name != 0) {
            long ended = name;
            name = 0;
            mention(Mention.ofCards(ended, joint));
        }
    }

    private void mention(Mention mention) {
        doubtful |= mention.number() != 0
                && mention.isCard()
                && mentions.stream().anyMatch(other -> other.number() == mention.number() && other.isCard());
        boolean kept = keeping && mention.isCard();
        if (kept) {
            this.kept.add(mention.cards());
        } else if (height != Particle.IDLE && mention.isCard()) {
            (height == Particle.TOP ? tops : bottoms).add(mention.cards());
            height = Particle.IDLE;
            addUnlessKnown(mention);
        } else {
            mentions.add(mention);
        }
        paired |= pairing && !keeping;
        pairing = false;
        joint = Joint.NONE;
        due = due == Particle.CARD ? Particle.IDLE : due;
        adjoining = !kept;
    }

    private void addUnlessKnown(Mention mention) {
        if (mentions.stream().noneMatch(other -> other.cards() == mention.cards())) {
            mentions.add(mention);
        }
    }

    private void takeNumber(int number, boolean beside) {
        long card = number >= 1 && number <= Deck.CARDS ? Cells.of(number) : 0;
        boolean mayBeSeat = number <= table.seats();
        if (name != 0 && (name & card) != 0 && (beside || !mayBeSeat || due == Particle.CARD)) {
            name = card;
            return;
        }
        endName();
        Particle said = due;
        due = Particle.IDLE;
        switch (said) {
            case SEAT -> mention(seat(number, joint));
            case AT_SEAT -> mention(seat(number, Joint.TO));
            case SPENDS -> takeSpent(number, card);
            case CARD -> mention(new Mention(card, 0, 0, joint, number));
            default -> mention(bare(number, card, mayBeSeat));
        }
    }

    private static Mention seat(int number, Joint joint) {
        return new Mention(0, number == 0 || number > 60 ? 0 : Cells.of(number - 1), 0, joint, number);
    }

    private void takeSpent(int number, long card) {
        verbs.add(Verb.BUY);
        mention(
                (card & Deck.GRAVES) != 0
                        ? new Mention(card, 0, 0, joint, number)
                        : new Mention(0, 0, number, joint, number));
    }

    /** The mention of a bare number, which can be a seat only after another mention or a preposition. */
    private Mention bare(int number, long card, boolean mayBeSeat) {
        boolean placed = !mentions.isEmpty() || joint != Joint.NONE;
        return new Mention(
                card,
                mayBeSeat && placed && number > 0 ? Cells.of(number - 1) : 0,
                joint == Joint.FOR ? number : 0,
                joint,
                number);
    }

    private void takeMillion() {
        endName();
        if (mentions.isEmpty() || mentions.getLast().number() == 0) {
            strange = true;
        } else {
            mentions.add(mentions.removeLast().asPrice());
        }
    }

    private void takeSeats(long seats) {
        endName();
        mention(Mention.ofSeats(seats, due == Particle.AT_SEAT ? Joint.TO : joint));
        due = Particle.IDLE;
    }

    /** "My" belongs to the next place or card; "me" is complete. */
    private void takeOwner(long seats, List<Term> following) {
        Meaning next = following.stream()
                .map(Term::meaning)
                .filter(meaning -> !(meaning instanceof Particle particle && SILENT.contains(particle)))
                .findFirst()
                .orElse(Particle.PAUSE);
        endName();
        boolean ofCard = next instanceof Meaning.Names || next instanceof Meaning.Counts;
        boolean ofHand =
                next instanceof Meaning.Lies(CardPlace place) && place != CardPlace.PARTY && place != CardPlace.MORGUE;
        if (ofCard || ofHand) {
            mentions.add(Mention.ofSeats(seats, Joint.OF));
        } else {
            takeSeats(seats);
        }
    }

    private void takePlace(CardPlace place) {
        endName();
        doubtful |= keeping;
        doubtful |= !places.add(place) && place == CardPlace.DECK;
        pairing = false;
        if (place == CardPlace.DECK || place == CardPlace.PILE || place == CardPlace.STACK || place == CardPlace.HAND) {
            joint = Joint.NONE;
        }
        adjoining = false;
    }

    /** "Wife on top" refers to the wife, and so does "on top the wife". */
    private void takeHeight(Particle particle) {
        endName();
        Mention last = mentions.isEmpty() ? Mention.ofCards(0, Joint.NONE) : mentions.getLast();
        if (adjoining && (last.cards() & Deck.HEIRS) != 0) {
            mentions.removeLast();
            addUnlessKnown(last);
            (particle == Particle.TOP ? tops : bottoms).add(last.cards());
        } else {
            height = particle;
        }
    }

    private void takeVerb(Verb verb, List<Term> following) {
        endName();
        keeping = false;
        takeSubject();
        if (verb == Verb.OFF && verbs.isEmpty() && !following.isEmpty()) {
            takeUpon();
        }
        doubtful |= !verbs.add(verb) && verb == Verb.DRAW;
        adjoining = false;
        pairing = false;
    }

    /** Seat 2 may say "Seat 2 discards" about itself; about another seat it is not a move. */
    private void takeSubject() {
        if (adjoining
                && verbs.isEmpty()
                && mentions.size() == 1
                && mentions.getLast().isSeat()) {
            if (mentions.getLast().seats() == Cells.of(mover())) {
                mentions.removeLast();
                adjoining = false;
            } else {
                doubtful = true;
            }
        }
    }

    /** The card before such a sign acts on the card after it. */
    private void takeUpon() {
        endName();
        if (adjoining && mentions.getLast().isCard() && mentions.getLast().joint() == Joint.NONE) {
            mentions.add(mentions.removeLast().joined(Joint.DOING));
            joint = Joint.DONE_TO;
        }
        adjoining = false;
    }
}
