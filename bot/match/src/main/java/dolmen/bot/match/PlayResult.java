package dolmen.bot.match;

/** What became of an attempt to play or to resign. */
public sealed interface PlayResult {

    /** It is done and stored, and its notices are owed. */
    record Played(Match match) implements PlayResult {}

    /** Nothing has changed. */
    record Refused(Refusal refusal) implements PlayResult {}
}
