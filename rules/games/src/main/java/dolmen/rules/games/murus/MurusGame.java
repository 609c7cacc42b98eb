package dolmen.rules.games.murus;

import dolmen.rules.Game;
import dolmen.rules.Notation;
import dolmen.rules.Position;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.evaluation.Evaluation;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Patience;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.Symbol;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Murus Gallicus, a game of walls and towers by Phil Leduc, for two to four players. */
public final class MurusGame implements Game<MurusMove> {
    private static final Patience PATIENCE = new Patience(100, MurusPhrases.patienceProgress());

    @Override
    public GameFacts facts() {
        return MurusFacts.FACTS;
    }

    @Override
    public boolean plays(Variant combination) {
        return MurusOptions.of(combination).belongTogether();
    }

    @Override
    public VariantChoice variant(Map<String, String> choices) {
        return switch (Game.super.variant(choices)) {
            case VariantChoice.Found found -> found;
            case VariantChoice.Unknown unknown -> fitsOnlyTwo(choices) ? notForMore(choices) : unknown;
        };
    }

    /** True if the choices are for three or four players, but would be valid for two. */
    private boolean fitsOnlyTwo(Map<String, String> choices) {
        var ofTwo = new HashMap<>(choices);
        String players = ofTwo.remove("players");
        return ("3".equals(players) || "4".equals(players)) && Game.super.variant(ofTwo) instanceof VariantChoice.Found;
    }

    private static VariantChoice notForMore(Map<String, String> choices) {
        String players = choices.getOrDefault("players", "");
        return new VariantChoice.Unknown(MurusPhrases.variantForMoreThanTwo(
                new Verbatim(players), new Verbatim("murus-gallicus(goal=escape,players=%s)".formatted(players))));
    }

    @Override
    public Lesson lesson(Variant variant) {
        MurusOptions options = MurusOptions.of(own(variant));
        return options.players() == 2
                ? new DuelLesson(options).lesson()
                : MeleeLesson.of(MeleeTable.of(options.players()));
    }

    @Override
    public Position<MurusMove> start(Variant variant) {
        MurusOptions options = MurusOptions.of(own(variant));
        return options.players() == 2 ? Duel.start(options) : Melee.start(MeleeTable.of(options.players()));
    }

    @Override
    public Position<MurusMove> read(Variant variant, String text) {
        MurusOptions options = MurusOptions.of(own(variant));
        return options.players() == 2
                ? DuelText.read(options, text)
                : MeleeText.read(MeleeTable.of(options.players()), text);
    }

    @Override
    public Optional<Evaluation> evaluation(Variant variant) {
        MurusOptions options = MurusOptions.of(own(variant));
        return Optional.of(options.players() == 2 ? DuelFeatures.evaluation(options) : MeleeFeatures.evaluation());
    }

    @Override
    public List<Symbol> symbols() {
        return MurusScene.SYMBOLS;
    }

    @Override
    public Notation<MurusMove> notation() {
        return MurusNotation.INSTANCE;
    }

    @Override
    public Optional<Patience> patience() {
        return Optional.of(PATIENCE);
    }
}
