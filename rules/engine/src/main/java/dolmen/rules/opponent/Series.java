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
 * so that equal players score a half at any size of table.
 *
 * @param dice the random generator for the number of an opening, from 0, which determines all games of the opening
 */
public record Series<M extends Move>(Contest<M> contest, LongFunction<RandomGenerator> dice) {

    /** The tally of the measured player in this many games. */
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
