package dolmen.rules.typed;

/**
 * Words that people type around a move and that say nothing about it. None of them takes a move back, questions it, or
 * postpones it.
 */
final class IdlePhrases {
    /** Praise. Right before a possible object it is not small talk: "nice wall on a3". */
    static final Phrases PRAISE = TalkWords.ALL.of("praise");

    /** Words before a person who is addressed. */
    static final Phrases GREETINGS = TalkWords.ALL.of("greeting");

    static final Phrases ALL = TalkWords.ALL.of("idle").and(PRAISE.all()).and(GREETINGS.all());

    private IdlePhrases() {}
}
