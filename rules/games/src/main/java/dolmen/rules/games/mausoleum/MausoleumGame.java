package dolmen.rules.games.mausoleum;

import dolmen.rules.Game;
import dolmen.rules.Notation;
import dolmen.rules.Position;
import dolmen.rules.Variant;
import dolmen.rules.evaluation.Evaluation;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Patience;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.scene.Symbol;
import java.util.List;
import java.util.Optional;

/** Mausoleum, a game of gliding and pushing stones on a crumbling board by Simon Allmer, for two players. */
public final class MausoleumGame implements Game<MausoleumMove> {
    private static final Patience PATIENCE = new Patience(100, MausoleumPhrases.patienceProgress());

    @Override
    public GameFacts facts() {
        return MausoleumFacts.FACTS;
    }

    @Override
    public Lesson lesson(Variant variant) {
        return MausoleumLesson.of(Edition.of(own(variant)));
    }

    @Override
    public Position<MausoleumMove> start(Variant variant) {
        return MausoleumPosition.start(Edition.of(own(variant)));
    }

    @Override
    public Position<MausoleumMove> read(Variant variant, String text) {
        return MausoleumText.read(Edition.of(own(variant)), text);
    }

    @Override
    public Optional<Evaluation> evaluation(Variant variant) {
        return Optional.of(StoneFeatures.evaluation(Edition.of(own(variant))));
    }

    @Override
    public List<Symbol> symbols() {
        return MausoleumScene.SYMBOLS;
    }

    @Override
    public Notation<MausoleumMove> notation() {
        return MausoleumNotation.INSTANCE;
    }

    @Override
    public Optional<Patience> patience() {
        return Optional.of(PATIENCE);
    }
}
