package dolmen.rules.games.gardsdansen;

import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.board.Cells;
import dolmen.rules.facts.Choice;
import dolmen.rules.facts.Option;
import java.util.List;

/**
 * The rule for the last turn of a side with few pieces; the only option. The designer names two such rules but gives no
 * text, so {@link #OSSERA} and {@link #KLINT} are this host's reconstructions.
 */
enum LastTurnRule {
    BASE,
    OSSERA,
    KLINT;

    private static final int OSSERA_PIECES = 3;
    private static final int KLINT_PAWNS = 2;

    static final List<Option> OPTIONS = List.of(new Option(
            "rule",
            GardsdansenPhrases.optionRule(),
            List.of(
                    new Choice("base", GardsdansenPhrases.choiceNameRuleBase(), GardsdansenPhrases.choiceRuleBase()),
                    new Choice(
                            "ossera", GardsdansenPhrases.choiceNameRuleOssera(), GardsdansenPhrases.choiceRuleOssera()),
                    new Choice(
                            "klint", GardsdansenPhrases.choiceNameRuleKlint(), GardsdansenPhrases.choiceRuleKlint()))));

    static LastTurnRule of(Variant variant) {
        return switch (variant.options().getOrDefault("rule", "base")) {
            case "ossera" -> OSSERA;
            case "klint" -> KLINT;
            default -> BASE;
        };
    }

    /** True if a side that starts a turn with these pieces plays its last turn. */
    boolean few(Troop troop) {
        return switch (this) {
            case BASE -> false;
            case OSSERA -> troop.count() <= OSSERA_PIECES;
            case KLINT -> Cells.count(troop.pawns()) <= KLINT_PAWNS;
        };
    }

    /** True if a side has fewer pieces than an ordinary turn can leave it, because a turn takes at most one piece. */
    boolean tooFew(Troop troop) {
        return switch (this) {
            case BASE -> false;
            case OSSERA -> troop.count() < OSSERA_PIECES;
            case KLINT -> Cells.count(troop.pawns()) < KLINT_PAWNS;
        };
    }

    /** The outcome after a seat's last turn. */
    Outcome afterLastTurn(Seat seat, Troop opponent) {
        if (!few(opponent)) {
            return Outcome.win(seat.opponent(), Ending.LAST_TURN);
        }
        return Outcome.draw(2, this == OSSERA ? Ending.OSSERA_DRAW : Ending.KLINT_DRAW);
    }
}
