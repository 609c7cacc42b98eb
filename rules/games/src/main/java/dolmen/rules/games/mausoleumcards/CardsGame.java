package dolmen.rules.games.mausoleumcards;

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

/** Mausoleum, the card game of unlucky heirs by R. Hunter Gough, for two to five players. */
public final class CardsGame implements Game<CardsMove> {

    @Override
    public GameFacts facts() {
        return CardsFacts.FACTS;
    }

    @Override
    public Lesson lesson(Variant variant) {
        return new CardsLesson(CardsFacts.seats(own(variant))).lesson();
    }

    @Override
    public Position<CardsMove> start(Variant variant) {
        return CardsPosition.start(CardsFacts.seats(own(variant)));
    }

    @Override
    public Position<CardsMove> read(Variant variant, String text) {
        return CardsText.read(CardsFacts.seats(own(variant)), text);
    }

    @Override
    public Optional<Evaluation> evaluation(Variant variant) {
        own(variant);
        return Optional.empty();
    }

    @Override
    public List<Symbol> symbols() {
        return Deck.SYMBOLS;
    }

    @Override
    public Notation<CardsMove> notation() {
        return CardsNotation.INSTANCE;
    }

    @Override
    public Optional<Patience> patience() {
        return Optional.empty();
    }
}
