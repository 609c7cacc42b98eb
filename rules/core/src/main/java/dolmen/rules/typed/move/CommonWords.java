package dolmen.rules.typed.move;

import dolmen.rules.typed.Phrases;
import dolmen.rules.typed.TalkWords;
import dolmen.rules.typed.Vocabulary;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** Words that mean the same in every game on a board. */
final class CommonWords {
    static final Vocabulary WORDS = Vocabulary.beside(CommonWords.class);

    /** Words before the origin of a move, or before its piece. */
    static final Phrases FROM = WORDS.of("from");

    /** Words before the target of a move. */
    static final Phrases TO = WORDS.of("to");

    /** Words before a cell that the move passes. */
    static final Phrases OVER = WORDS.of("over");

    /** Words before the cell of a piece, or before the end of a jump. */
    static final Phrases ON = WORDS.of("on");

    /** Verbs that may mean no more than picking a piece up. */
    static final Phrases PICK_UP = WORDS.of("pick-up");

    /** Words that connect two things of one kind. */
    static final Phrases AND = TalkWords.ALL.of("and");

    /** Words that introduce the next part. */
    static final Phrases THEN = TalkWords.ALL.of("then");

    /** Words for a choice that are articles in other languages: these never come after a piece, nor next to a cell. */
    static final Phrases OR = WORDS.of("or");

    /** Words that mean "of" in one language, and "or" in another. */
    static final Phrases UNCLEAR = WORDS.of("unclear");

    /** Words that mean "and" in a language, and "in" in others. */
    static final Phrases AND_ABROAD = WORDS.of("and-abroad");

    /** Words that show that the text is in the language of {@link #AND_ABROAD}. */
    static final Phrases ABROAD = WORDS.of("abroad");

    /** Verbs of any move. */
    static final Phrases VERBS = WORDS.of("verb");

    /** Nouns for any place or piece, and words that connect them. */
    static final Phrases IDLE = WORDS.of("idle");

    static final Collection<String> ALL = Stream.of(
                    List.of(FROM, TO, OVER, AND, THEN, ON, OR, UNCLEAR, AND_ABROAD, VERBS, IDLE).stream(),
                    Stream.of(Bearing.values()).map(Bearing::words))
            .flatMap(words -> words)
            .flatMap(words -> words.all().stream())
            .toList();

    private CommonWords() {}
}
