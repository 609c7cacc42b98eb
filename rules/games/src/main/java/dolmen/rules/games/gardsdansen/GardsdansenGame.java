package dolmen.rules.games.gardsdansen;

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

/** Gårdsdansen, a game of jumping pawns and sliding stones by Quadrante Isegrim, for two players. */
public final class GardsdansenGame implements Game<GardsdansenMove> {
    private static final Patience PATIENCE = new Patience(200, GardsdansenPhrases.patienceProgress());

    @Override
    public GameFacts facts() {
        return GardsdansenFacts.FACTS;
    }

    @Override
    public Lesson lesson(Variant variant) {
        return GardsdansenLesson.of(LastTurnRule.of(own(variant)));
    }

    @Override
    public Position<GardsdansenMove> start(Variant variant) {
        return GardsdansenPosition.start(LastTurnRule.of(own(variant)));
    }

    @Override
    public Position<GardsdansenMove> read(Variant variant, String text) {
        return GardsdansenText.read(LastTurnRule.of(own(variant)), text);
    }

    /** False for the two draws, because they are this host's reconstructions. */
    @Override
    public boolean rated(Variant variant) {
        return LastTurnRule.of(own(variant)) == LastTurnRule.BASE;
    }

    @Override
    public Optional<Evaluation> evaluation(Variant variant) {
        own(variant);
        return Optional.of(TroopFeatures.evaluation());
    }

    @Override
    public List<Symbol> symbols() {
        return GardsdansenScene.SYMBOLS;
    }

    @Override
    public Notation<GardsdansenMove> notation() {
        return GardsdansenNotation.INSTANCE;
    }

    /** Twice the patience of other games, because a turn has two plies. */
    @Override
    public Optional<Patience> patience() {
        return Optional.of(PATIENCE);
    }
}
