package dolmen.bot.history;

import dolmen.bot.id.PlayerId;

/** Something that makes a win special to its winner. */
public sealed interface Highlight {

    /** The winner's first win. */
    record FirstWin() implements Highlight {}

    /** The first win against a computer player of that level or a higher one. */
    record LevelBeaten(int level) implements Highlight {}

    /** The first win at a game, by its id. */
    record FirstAtGame(String game) implements Highlight {}

    /**
     * The first win at a table of two against an opponent who had beaten the winner.
     *
     * @param losses the number of earlier losses, at least two
     */
    record Turnabout(PlayerId opponent, int losses) implements Highlight {}

    /** A win in fewer moves than each of several earlier wins of the same variant; with the game's id. */
    record Fastest(String game) implements Highlight {}

    /** A round total of wins. */
    record RoundNumber(int wins) implements Highlight {}

    /** The first win without hints against a computer player at a game, by its id. */
    record NicheFilled(String game, PlayerId computer) implements Highlight {}

    /** Three or more wins in a row, among people or with computers. */
    record WinsInARow(int wins) implements Highlight {}
}
