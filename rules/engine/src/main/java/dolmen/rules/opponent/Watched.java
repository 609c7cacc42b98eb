package dolmen.rules.opponent;

import dolmen.rules.Move;
import dolmen.rules.search.Situation;
import dolmen.rules.search.Thought;
import java.util.random.RandomGenerator;

/** A player whose plies and {@linkplain dolmen.rules.Position#progress takings} are counted. For one thread. */
public final class Watched implements Contest.Chooser {
    private final Contest.Chooser player;
    private int plies;
    private int takings;

    public Watched(Contest.Chooser player) {
        this.player = player;
    }

    @Override
    public <M extends Move> Thought<M> choose(Situation<M> situation, RandomGenerator random) {
        Thought<M> thought = player.choose(situation, random);
        plies++;
        takings += situation.view().sample(random).progress(thought.move()) ? 1 : 0;
        return thought;
    }

    /** The share of plies that took something; not a number before the first ply. */
    public double takingsPerPly() {
        return (double) takings / plies;
    }
}
