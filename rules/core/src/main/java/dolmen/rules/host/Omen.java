package dolmen.rules.host;

/** A sign that one of the host's own rules will soon end the game. */
public sealed interface Omen {
    /** How many plies before the end by lack of progress the sign appears. */
    int LAST_PLIES = 10;

    /** The present position stands for the second time; the third time ends the game. */
    record Repeated() implements Omen {}

    /**
     * The game ends by lack of progress.
     *
     * @param plies after how many more plies, from 1
     * @param progress what would prevent it, a clause
     */
    record Stalling(int plies, String progress) implements Omen {}
}
