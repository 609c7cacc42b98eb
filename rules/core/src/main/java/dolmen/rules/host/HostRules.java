package dolmen.rules.host;

import dolmen.rules.Game;
import dolmen.rules.facts.Patience;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rules of the host as sentences for players. The rules end games that could go on for ever under the designers'
 * rules, and say which matches count.
 */
public final class HostRules {
    private HostRules() {}

    private static final String REPETITION =
            "The match is drawn when the same position stands for the third time with the"
                    + " same player to move. The board says so when it stands for the second time.";
    private static final String GIVING_UP = "A player may resign at any time, and the players may agree on a draw.";
    private static final String LEAVING_OTHERS =
            " At a table of three or more, a player who resigns is out, and the others play on.";

    private static final String UNPLAYED =
            "A match in which not everybody has moved changes no rating, however it ends.";

    /** The host's rules for a game, a few sentences each. */
    public static List<String> of(Game<?> game) {
        List<Integer> tables = game.variants()
                .map(variant -> game.start(variant).seats())
                .distinct()
                .sorted()
                .toList();
        Stream<String> endings =
                game.patience().stream().flatMap(patience -> Stream.of(REPETITION, noProgress(patience, tables)));
        String givingUp = tables.getLast() > 2 ? GIVING_UP + LEAVING_OTHERS : GIVING_UP;
        return Stream.concat(endings, Stream.of(givingUp, UNPLAYED)).toList();
    }

    private static String noProgress(Patience patience, List<Integer> tables) {
        String larger = tables.stream()
                .filter(seats -> seats > 2)
                .map(seats -> "%d at a table of %d".formatted(patience.plies(seats), seats))
                .collect(Collectors.joining(", "));
        return ("The match is drawn after %d moves in a row without progress, those of all players counted%s. Progress is"
                        + " made when %s. The board counts the last %d moves.")
                .formatted(
                        patience.plies(),
                        larger.isEmpty() ? "" : " (" + larger + ")",
                        patience.progress(),
                        Omen.LAST_PLIES);
    }
}
