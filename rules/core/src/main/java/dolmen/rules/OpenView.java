package dolmen.rules;

import dolmen.rules.phrase.Phrase;
import dolmen.rules.scene.BoardScene;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A view in which nothing is hidden.
 *
 * @param position the position, which the viewer may know completely
 * @param <M> the game's moves
 */
public record OpenView<M extends Move>(OpenPosition<M> position, Viewer viewer) implements View<M> {

    @Override
    public Turn turn() {
        return position.turn();
    }

    @Override
    public List<M> legalMoves() {
        return position.legalMoves();
    }

    @Override
    public boolean knowsAllMoves() {
        return true;
    }

    @Override
    public Parsed<M> parse(String typed) {
        return position.parse(typed);
    }

    @Override
    public List<Step> steps(M move) {
        return position.steps(move);
    }

    @Override
    public Optional<Phrase> prompt() {
        return position.prompt();
    }

    @Override
    public Position<M> sample(RandomGenerator random) {
        return position;
    }

    @Override
    public BoardScene scene(Seat bottom) {
        return position.scene(bottom);
    }
}
