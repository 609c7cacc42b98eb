package dolmen.rules.host;

import dolmen.rules.Game;
import dolmen.rules.facts.Patience;
import dolmen.rules.phrase.Amount;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import java.util.List;
import java.util.stream.Stream;

/**
 * The rules of the host as sentences for players. The rules end games that could go on for ever under the designers'
 * rules, and say which matches count.
 */
public final class HostRules {
    private HostRules() {}

    /** The host's rules for a game, a few sentences each. */
    public static List<Phrase> of(Game<?> game) {
        List<Integer> tables = game.variants()
                .map(variant -> game.start(variant).seats())
                .distinct()
                .sorted()
                .toList();
        boolean larger = tables.getLast() > 2;
        Stream<Phrase> endings = game.patience().stream()
                .flatMap(patience -> Stream.of(HostPhrases.hostRepetition(), noProgress(patience, tables)));
        return Stream.concat(
                        endings,
                        Stream.of(
                                larger ? HostPhrases.hostGivingUpTables() : HostPhrases.hostGivingUp(),
                                HostPhrases.hostUnplayed()))
                .toList();
    }

    private static Phrase noProgress(Patience patience, List<Integer> tables) {
        Argument plies = new Amount(patience.plies());
        Argument last = new Amount(Omen.LAST_PLIES);
        List<Phrase> larger = tables.stream()
                .filter(seats -> seats > 2)
                .map(seats -> HostPhrases.hostAtTable(new Amount(patience.plies(seats)), new Amount(seats)))
                .toList();
        return larger.isEmpty()
                ? HostPhrases.hostNoProgress(plies, patience.progress(), last)
                : HostPhrases.hostNoProgressTables(plies, Listing.and(larger), patience.progress(), last);
    }
}
