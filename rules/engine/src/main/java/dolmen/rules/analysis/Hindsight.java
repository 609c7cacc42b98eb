package dolmen.rules.analysis;

import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Glimpses of a game, made consistent with each other. A glimpse sees less far than the next one, so results at the end
 * of a line are carried back to its start, and a proof at the start holds to the end.
 *
 * @param glimpses the glimpses: one at the start of each turn, and one of the end if the game did not end by its rules
 * @param end the worth of the game to the first seat after the last turn
 * @param confirmed the numbers of the turns, from 0, that had a second look
 */
record Hindsight<M extends Move>(List<PastTurn<M>> turns, List<Glimpse> glimpses, Worth end, Set<Integer> confirmed) {

    Hindsight {
        turns = List.copyOf(turns);
        glimpses = List.copyOf(glimpses);
        confirmed = Set.copyOf(confirmed);
    }

    MatchAnalysis analysis() {
        Worth[] before = proved();
        var analysed = new ArrayList<AnalysedTurn>();
        Worth following = end;
        for (int index = turns.size() - 1; index >= 0; index--) {
            PastTurn<M> turn = turns.get(index);
            Worth after = MatchAnalysis.ofFirst(turn.seat(), following);
            boolean best = playedAsSeen(index);
            boolean underrated = before[index] instanceof Worth.Estimated && after.chance() > before[index].chance();
            if (best || underrated) {
                before[index] = after;
            }
            analysed.add(analysed(index, before[index], after, best));
            following = MatchAnalysis.ofFirst(turn.seat(), before[index]);
        }
        return new MatchAnalysis(analysed.reversed(), end);
    }

    /**
     * The worth of the game to the seat of each turn, at the start of the turn. A won game stays won after the right
     * turn, and a lost game stays lost after any turn.
     */
    private Worth[] proved() {
        Worth[] worths =
                glimpses.stream().limit(turns.size()).map(Glimpse::worth).toArray(Worth[]::new);
        for (int index = 0; index + 1 < worths.length; index++) {
            boolean stays =
                    worths[index].equals(Worth.LOST) || (worths[index].equals(Worth.WON) && playedAsSeen(index));
            if (stays && worths[index + 1] instanceof Worth.Estimated) {
                worths[index + 1] = seat(index).equals(seat(index + 1)) ? worths[index] : worths[index].forOther();
            }
        }
        return worths;
    }

    private Seat seat(int index) {
        return turns.get(index).seat();
    }

    /** True if the turn led to the position that the search expected, in any order of moves. */
    private boolean playedAsSeen(int index) {
        PastTurn<M> turn = turns.get(index);
        return standing(turn.after()).equals(standing(afterBetter(index)));
    }

    /** The game after the search's turn, instead of the played turn. */
    HostedGame<M> afterBetter(int index) {
        return after(turns.get(index).before(), glimpses.get(index).line(), wholeTurn(index));
    }

    /** The identity of a position, without the number of plies. */
    private static String standing(HostedGame<?> game) {
        String text = game.standing().position().text();
        return text.substring(0, text.lastIndexOf(' '));
    }

    /** The number of plies of the line that belong to its first turn. */
    private int wholeTurn(int index) {
        HostedGame<M> game = turns.get(index).before();
        List<String> line = glimpses.get(index).line();
        int plies = 0;
        do {
            game = after(game, line.subList(plies, line.size()), 1);
            plies++;
        } while (plies < line.size() && game.live() && game.amidTurn());
        return plies;
    }

    private HostedGame<M> after(HostedGame<M> before, List<String> line, int plies) {
        var notation = before.standing().game().notation();
        HostedGame<M> game = before;
        for (String text : line.subList(0, plies)) {
            game = game.play(notation.read(text));
        }
        return game;
    }

    private AnalysedTurn analysed(int index, Worth before, Worth after, boolean best) {
        PastTurn<M> turn = turns.get(index);
        var notation = turn.before().standing().game().notation();
        List<String> line = glimpses.get(index).line();
        int own = wholeTurn(index);
        boolean shown = !best && before.chance() > after.chance();
        return new AnalysedTurn(
                turn.before().turn(),
                turn.before().entries(),
                turn.seat(),
                turn.moves().stream().map(notation::write).toList(),
                shown ? line.subList(0, own) : List.of(),
                shown ? line.subList(own, line.size()) : List.of(),
                turn.before().standing().position().legalMoves().size() > 1,
                before,
                after,
                confirmed.contains(index));
    }
}
