package dolmen.rules.typed;

/**
 * Words that people type around a move and that say nothing about it. None of them takes a move back, questions it, or
 * postpones it.
 */
final class IdlePhrases {
    /**
     * Praise, and words that pass the turn on. Right before a possible object they are not small talk: "nice wall on
     * a3", "your move a1-a3".
     */
    static final Phrases REMARKS =
            TalkWords.ALL.of("praise").and(TalkWords.ALL.of("your-turn").all());

    /** Words before a person who is addressed. */
    static final Phrases GREETINGS = TalkWords.ALL.of("greeting");

    static final Phrases ALL = TalkWords.ALL.of("idle").and(REMARKS.all()).and(GREETINGS.all());

    private IdlePhrases() {}
}
