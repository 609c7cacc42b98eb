package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.board.Cells;
import dolmen.rules.games.mausoleumcards.CardsMove.Discard;
import dolmen.rules.games.mausoleumcards.CardsMove.Draw;
import dolmen.rules.games.mausoleumcards.CardsMove.TakePile;
import dolmen.rules.games.mausoleumcards.Meaning.Particle;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.typed.SmallTalk;
import dolmen.rules.typed.move.MovePhrases;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A tolerant reader of typed text. A move is played if the whole text is true of it alone and is specific enough. The
 * player is asked to confirm a merely probable move.
 */
record CardsReader(Knowledge knowledge) {
    private static final int LONGEST = 300;
    private static final int OFFERED = 5;
    private static final Set<Verb> DRAWING = EnumSet.of(Verb.DRAW, Verb.DRAW_BLIND, Verb.TAKE);
    private static final Set<Particle> AROUND_DRAW = EnumSet.of(
            Particle.IDLE, Particle.CARD, Particle.PAUSE, Particle.BREAK, Particle.UPON, Particle.THEN, Particle.AND);
    /** Two dashes with nothing between them, where a word is missing. */
    private static final Pattern BROKEN = Pattern.compile("(?<=[0-9\\p{L}]) - - (?=[0-9\\p{L}])");

    Parsed<CardsMove> read(String typed) {
        return switch (knowledge.table().turn()) {
            case Turn.Over over -> new Parsed.Illegal<>(MovePhrases.refusalGameOver(), List.of());
            case Turn.Chance chance -> new Parsed.Illegal<>(MausoleumcardsPhrases.refusalDealing(), List.of());
            case Turn.ToMove(Seat mover)
            when !knowledge.isAt(mover.index()) ->
                new Parsed.Illegal<>(MausoleumcardsPhrases.refusalNotYourTurn(), List.of());
            case Turn.ToMove toMove -> readShort(typed.length() > LONGEST ? "" : typed);
        };
    }

    private Parsed<CardsMove> readShort(String typed) {
        String text = BROKEN.matcher(CardVocabulary.plain(SmallTalk.without(typed, CardVocabulary.TELLING)))
                .replaceAll(" " + SmallTalk.DOUBT + " ");
        String compact = text.replace(" ", "");
        for (CardsMove move : knowledge.legalMoves()) {
            if (CardsNotation.INSTANCE.write(move).equals(compact)) {
                return new Parsed.Ok<>(move);
            }
        }
        return readTerms(Term.of(text), text);
    }

    private Parsed<CardsMove> readTerms(List<Term> terms, String text) {
        Statement said = StatementReader.read(terms, knowledge.table());
        if (said.never() || said.isNoise()) {
            return malformed();
        }
        List<CardsMove> fitting = alternatives(terms);
        if (fitting.isEmpty()) {
            fitting = said.isBare() ? named(said) : fitting(said, false);
        }
        if (fitting.size() == 1
                && !said.doubtful()
                && !says(terms, Particle.OR)
                && isWhole(said, fitting.getFirst())
                && mayBePlayed(fitting.getFirst(), terms)) {
            return new Parsed.Ok<>(fitting.getFirst());
        }
        if (!fitting.isEmpty()) {
            return new Parsed.Ambiguous<>(fitting);
        }
        if (said.isBare()) {
            return illegal(said);
        }
        return new TurnInOneLine(this, terms, text).read().orElseGet(() -> guess(said));
    }

    /**
     * True if the move may be played at once. For a draw every term must be about it, because a draw from the deck
     * cannot be undone.
     */
    private static boolean mayBePlayed(CardsMove move, List<Term> terms) {
        return switch (move) {
            case Draw draw -> terms.stream().allMatch(term -> isOfDraw(term, CardPlace.DECK));
            case TakePile take ->
                terms.stream()
                        .allMatch(term -> isOfDraw(term, CardPlace.PILE) || !(term.meaning() instanceof Particle));
            default -> true;
        };
    }

    private static boolean isOfDraw(Term term, CardPlace from) {
        return switch (term.meaning()) {
            case Meaning.Does(Verb verb) -> DRAWING.contains(verb);
            case Meaning.Lies(CardPlace place) -> place == from || place == CardPlace.STACK;
            case Meaning.Joins(Joint joint) -> joint == Joint.FROM;
            case Particle particle ->
                AROUND_DRAW.contains(particle)
                        || (particle == Particle.TOP && term.text().equals("top"));
            case Meaning.Names named -> false;
            case Meaning.NamesBoth named -> false;
            case Meaning.Counts number -> false;
            case Meaning.Seats seat -> false;
        };
    }

    private static boolean says(List<Term> terms, Particle particle) {
        return terms.stream().anyMatch(term -> term.meaning() == particle);
    }

    /** The moves that fit either side of an "or"; the second side may omit the verb. */
    private List<CardsMove> alternatives(List<Term> terms) {
        var all = new ArrayList<CardsMove>();
        if (says(terms, Particle.OR)) {
            var sides = new ArrayList<Statement>();
            int from = 0;
            for (int at = 0; at <= terms.size(); at++) {
                if (at == terms.size() || terms.get(at).meaning() == Particle.OR) {
                    sides.add(StatementReader.read(terms.subList(from, at), knowledge.table()));
                    from = at + 1;
                }
            }
            for (Statement side : sides) {
                fitting(side.inTheWordsOf(sides.getFirst()), false).stream()
                        .filter(move -> !side.isEmpty() && !all.contains(move))
                        .forEach(all::add);
            }
        }
        return all;
    }

    private Parsed<CardsMove> guess(Statement said) {
        List<CardsMove> loosely = fitting(said, true);
        if (!loosely.isEmpty()) {
            return new Parsed.Ambiguous<>(loosely);
        }
        return said.strange() && said.verbs().isEmpty() ? malformed() : illegal(said);
    }

    private Parsed<CardsMove> illegal(Statement said) {
        return new Parsed.Illegal<>(new CardsRefusal(knowledge, said).why(), nearest(said));
    }

    /**
     * The possible moves with a card that is named without a verb. A bare number may be a slip if it is neither in the
     * hand nor in the shop, or if it could be a seat's.
     */
    private List<CardsMove> named(Statement said) {
        Mention only = said.mentions().getFirst();
        boolean turn = knowledge.table().due().step() == Due.Step.TURN;
        boolean vague = only.number() != 0
                && (turn || only.number() <= knowledge.table().seats());
        return fitting(said, false).stream()
                .filter(move -> !(move instanceof TakePile)
                        && (!vague || fit(said, move).isCardNamed()))
                .toList();
    }

    private Parsed<CardsMove> malformed() {
        return new Parsed.Malformed<>(MovePhrases.refusalLooksLike(
                new Verbatim(CardsNotation.INSTANCE.write(knowledge.legalMoves().getFirst()))));
    }

    private Fit fit(Statement said, CardsMove move) {
        return new Fit(said, Aspects.of(knowledge.table(), move));
    }

    private List<CardsMove> fitting(Statement said, boolean loosely) {
        return knowledge.legalMoves().stream()
                .filter(move -> keepsAll(said, move) && fit(said, move).isTrue(loosely))
                .toList();
    }

    /** True if the player holds every card that the text keeps, besides the move's card. */
    private boolean keepsAll(Statement said, CardsMove move) {
        int card =
                said.kept().isEmpty() ? 0 : Aspects.of(knowledge.table(), move).card();
        return said.kept().stream()
                .allMatch(kept -> knowledge.legalMoves().stream()
                        .anyMatch(
                                other -> other instanceof Discard(int held) && held != card && Cells.has(kept, held)));
    }

    private boolean isWhole(Statement said, CardsMove move) {
        return fit(said, move).isWhole();
    }

    private List<CardsMove> nearest(Statement said) {
        return knowledge.legalMoves().stream()
                .sorted(Comparator.comparingLong(
                        (CardsMove move) -> -fit(said, move).nearness()))
                .limit(OFFERED)
                .toList();
    }

    /** The only move that the terms can mean; empty if none is certain. */
    Optional<CardsMove> certain(List<Term> terms) {
        Statement said = StatementReader.read(terms, knowledge.table());
        List<CardsMove> fitting = said.isEmpty() || said.never() || said.doubtful() ? List.of() : fitting(said, false);
        return fitting.stream()
                .filter(move -> fitting.size() == 1 && isWhole(said, move))
                .findFirst();
    }

    /** The reader for the rest of the turn after this seat took the top card of the pile. */
    CardsReader afterTaking() {
        return new CardsReader(new Knowledge(
                new Effect(knowledge.table()).of(new TakePile()), knowledge.viewer(), knowledge.hidden()));
    }

    /** The reply to a text that draws from the deck and goes on: the moves after that draw are not known yet. */
    static Parsed<CardsMove> askToDraw() {
        return new Parsed.Ambiguous<>(List.of(new Draw()));
    }
}
