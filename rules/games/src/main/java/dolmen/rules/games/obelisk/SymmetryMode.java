package dolmen.rules.games.obelisk;

import dolmen.rules.Variant;
import dolmen.rules.facts.Choice;
import dolmen.rules.facts.Option;
import java.util.List;
import java.util.Locale;

/** The symmetry required after a player's own move; the only option. */
enum SymmetryMode {
    /** Colour or shape. */
    OPEN,
    /** Colour. */
    BOUNDED,
    /** Colour and shape. */
    BALANCED;

    static final List<Option> OPTIONS = List.of(new Option(
            "mode",
            ObeliskPhrases.optionMode(),
            List.of(
                    new Choice("open", ObeliskPhrases.choiceNameModeOpen(), ObeliskPhrases.choiceModeOpen()),
                    new Choice("bounded", ObeliskPhrases.choiceNameModeBounded(), ObeliskPhrases.choiceModeBounded()),
                    new Choice(
                            "balanced",
                            ObeliskPhrases.choiceNameModeBalanced(),
                            ObeliskPhrases.choiceModeBalanced()))));

    static SymmetryMode of(Variant variant) {
        return valueOf(variant.options().getOrDefault("mode", "open").toUpperCase(Locale.ROOT));
    }

    /** True if a player's move may leave the stones of both sides like this. */
    boolean allows(Trio own, Trio enemy) {
        return allows(own.sharesAxis(), own.sharesAxisByShape(enemy));
    }

    /** True if a player's move may leave this symmetry. */
    boolean allows(boolean ofColour, boolean ofShape) {
        return allowed(ofColour ? 1 : 0, ofShape ? 1 : 0) != 0;
    }

    /** The targets of a move that leave the required symmetry, from those that leave it of colour and of shape. */
    long allowed(long ofColour, long ofShape) {
        return switch (this) {
            case OPEN -> ofColour | ofShape;
            case BOUNDED -> ofColour;
            case BALANCED -> ofColour & ofShape;
        };
    }
}
