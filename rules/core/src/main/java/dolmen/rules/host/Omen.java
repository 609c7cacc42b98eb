package dolmen.rules.host;

import dolmen.rules.phrase.Argument;

/** A sign that one of the host's own rules will soon end the game. */
public sealed interface Omen {
    /** The maximum number of plies before an end by lack of progress at which the game warns. */
    int LAST_PLIES = 10;

    /** The current position has come up for the second time; the third time ends the game. */
    record Repeated() implements Omen {}

    /**
     * The game will end by lack of progress.
     *
     * @param plies the number of plies until the end, at least 1
     * @param progress the event that would prevent it, as a clause
     */
    record Stalling(int plies, Argument progress) implements Omen {}
}
