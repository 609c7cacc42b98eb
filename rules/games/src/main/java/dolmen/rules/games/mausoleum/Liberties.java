package dolmen.rules.games.mausoleum;

import dolmen.rules.board.Cells;
import dolmen.rules.games.mausoleum.MausoleumMove.Glide;
import dolmen.rules.games.mausoleum.MausoleumMove.Push;

/**
 * The last liberties of stones: a first look at the moves of one side, to find most that take nothing.
 *
 * @param last the cells that are the only empty neighbour of a stone
 * @param fatal those of them where a stone of the side that comes from afar captures something
 */
record Liberties(Stones stones, long last, long fatal) {

    static Liberties of(Stones stones, long own) {
        long last = 0;
        long fatal = 0;
        for (long rest = stones.all(); rest != 0; rest = Cells.rest(rest)) {
            int cell = Cells.first(rest);
            long liberties = stones.liberties(cell);
            long single = Cells.rest(liberties) == 0 ? liberties : 0;
            last |= single;
            fatal |= stones.surplusOfEnemies(cell) + (Cells.has(own, cell) ? -1 : 1) > 0 ? single : 0;
        }
        return new Liberties(stones, last, fatal);
    }

    /**
     * False only if a legal move takes nothing. Of the stones beside a pushed one, those beside the mover get an empty
     * neighbour, and the others are beside the cell behind.
     */
    boolean letTake(MausoleumMove move) {
        return switch (move) {
            case Glide(int from, int to) -> Cells.has(fatal, to) || stones.liberties(to) == 0;
            case Push(int from, int to) -> {
                int behind = MausoleumBoard.behind(from, to);
                yield Cells.has(last | stones.pits(), behind) || stones.liberties(behind) == 0;
            }
        };
    }
}
