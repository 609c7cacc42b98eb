package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.View;
import dolmen.rules.Viewer;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.scene.BoardScene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** The card game as one viewer sees it. */
record CardsView(Knowledge knowledge) implements View<CardsMove> {

    @Override
    public Viewer viewer() {
        return knowledge.viewer();
    }

    @Override
    public Turn turn() {
        return knowledge.table().turn();
    }

    @Override
    public List<CardsMove> legalMoves() {
        return knowledge.legalMoves();
    }

    @Override
    public boolean knowsAllMoves() {
        return knowledge.knowsAllMoves();
    }

    @Override
    public Parsed<CardsMove> parse(String typed) {
        return new CardsReader(knowledge).read(typed);
    }

    @Override
    public List<Step> steps(CardsMove move) {
        return new CardsSteps(knowledge).of(move);
    }

    @Override
    public Optional<Phrase> prompt() {
        return switch (knowledge.table().due().step()) {
            case TURN -> Optional.of(MausoleumcardsPhrases.promptTurn());
            case PLAY -> Optional.of(MausoleumcardsPhrases.promptPlay());
            case DEAL, DRAW -> Optional.empty();
        };
    }

    /** A random distribution of the cards that nobody has shown. Each shuffle's cards go to seats that drew from it. */
    @Override
    public CardsPosition sample(RandomGenerator random) {
        Table table = knowledge.table();
        var hands = new ArrayList<Long>();
        long left = ~knowledge.hidden();
        for (int seat = 0; seat < table.seats(); seat++) {
            long hand = knowledge.isAt(seat) ? knowledge.hidden() : anyHand(seat, left, random);
            hands.add(hand);
            left &= ~hand;
        }
        return new CardsPosition(table, hands);
    }

    private long anyHand(int seat, long left, RandomGenerator random) {
        long hand = 0;
        for (Shuffle shuffle : knowledge.table().stock().shuffles()) {
            hand |= Draws.any(shuffle.cards() & left, shuffle.held().get(seat), random);
        }
        return hand;
    }

    @Override
    public BoardScene scene(Seat bottom) {
        return new CardsScene(knowledge).seenFrom(bottom);
    }
}
