package dolmen.rules.typed;

/** The words of talk around a move, and those that join the parts of a text. */
public final class TalkWords {
    /** All of them. */
    public static final Vocabulary ALL = Vocabulary.beside(TalkWords.class);

    private TalkWords() {}
}
