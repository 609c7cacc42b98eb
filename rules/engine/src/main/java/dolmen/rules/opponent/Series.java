package dolmen.rules.opponent;

import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.opponent.Contest.Chooser;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;

/**
 * Games that measure one player against another, who has all other seats. Each opening is played once from every seat,
 * so that players of the same strength score a half, however many sit at the table.
 *
 * @param dice the random numbers of an opening by its number, from 0; they decide all of its games
 */
public record Series<M extends Move>(Contest<M> contest, LongFunction<RandomGenerator> dice) {

    /** How the one did in so many games. */
    public Tally play(Chooser measured, Chooser other, int games) {
        int seats = contest.game().start(contest.variant()).seats();
        Tally tally = Tally.NONE;
        for (int played = 0; played < games; played++) {
            var seat = new Seat(played % seats);
            var bySeat = new ArrayList<Chooser>(Collections.nCopies(seats, other));
            bySeat.set(seat.index(), measured);
            tally = tally.with(Contest.score(contest.play(List.copyOf(bySeat), dice.apply(played / seats)), seat));
        }
        return tally;
    }
}
