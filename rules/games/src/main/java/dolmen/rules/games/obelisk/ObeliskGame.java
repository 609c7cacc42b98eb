package dolmen.rules.games.obelisk;

import dolmen.rules.Game;
import dolmen.rules.Notation;
import dolmen.rules.Position;
import dolmen.rules.Variant;
import dolmen.rules.catalogue.Catalogue;
import dolmen.rules.evaluation.Evaluation;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Patience;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.scene.Symbol;
import java.util.List;
import java.util.Optional;

/** Obelisk, a game of stacking stones in symmetry by se2ond, for two players. */
public final class ObeliskGame implements Game<ObeliskMove> {
    private static final Patience PATIENCE = new Patience(100, ObeliskPhrases.patienceProgress());

    @Override
    public GameFacts facts() {
        return ObeliskFacts.FACTS;
    }

    @Override
    public Lesson lesson(Variant variant) {
        return ObeliskLesson.of(SymmetryMode.of(own(variant)));
    }

    @Override
    public Position<ObeliskMove> start(Variant variant) {
        return ObeliskPosition.start(SymmetryMode.of(own(variant)));
    }

    @Override
    public Position<ObeliskMove> read(Variant variant, String text) {
        return ObeliskText.read(SymmetryMode.of(own(variant)), text);
    }

    /** True because each side has three stones, and the publisher recommends it as a first game of its kind. */
    @Override
    public boolean forBeginners() {
        return true;
    }

    @Override
    public Optional<Evaluation> evaluation(Variant variant) {
        own(variant);
        return Optional.of(TrioFeatures.evaluation());
    }

    @Override
    public Optional<Catalogue> catalogue(Variant variant) {
        return Optional.of(new ObeliskCatalogue(SymmetryMode.of(own(variant))));
    }

    @Override
    public List<Symbol> symbols() {
        return ObeliskScene.SYMBOLS;
    }

    @Override
    public Notation<ObeliskMove> notation() {
        return ObeliskNotation.INSTANCE;
    }

    @Override
    public Optional<Patience> patience() {
        return Optional.of(PATIENCE);
    }
}
