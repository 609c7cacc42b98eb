package dolmen.bot.match;

/** The result of an attempt to play or to resign. */
public sealed interface PlayResult {

    /** The change is stored, with its notices. */
    record Played(Match match) implements PlayResult {}

    /** Nothing has changed. */
    record Refused(Refusal refusal) implements PlayResult {}
}
