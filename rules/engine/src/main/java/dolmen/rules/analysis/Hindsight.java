package dolmen.rules.analysis;

import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Glimpses of a game made to agree with each other. A glimpse sees less far than the one after it: so what is known of
 * the end of a line is carried back to its beginning, and what was proved at the beginning holds to the end.
 *
 * @param glimpses one where each turn began, and one of the end if the rules know none
 * @param end how the last turn left the game for the first seat
 * @param confirmed the numbers of the turns, from 0, that were looked at twice
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

    /** How each turn began for its seat: a won game stays won by the right turn, and a lost one lost by any. */
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

    /** True if the turn led to where the search would have gone, by whatever order of moves. */
    private boolean playedAsSeen(int index) {
        PastTurn<M> turn = turns.get(index);
        return standing(turn.after()).equals(standing(afterBetter(index)));
    }

    /** The game as the turn would have left it that the search would have played. */
    HostedGame<M> afterBetter(int index) {
        return after(turns.get(index).before(), glimpses.get(index).line(), wholeTurn(index));
    }

    /** What a position is, without the number of its plies. */
    private static String standing(HostedGame<?> game) {
        String text = game.standing().position().text();
        return text.substring(0, text.lastIndexOf(' '));
    }

    /** How many plies of the line are its turn. */
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
