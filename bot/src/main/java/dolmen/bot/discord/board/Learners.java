package dolmen.bot.discord.board;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.history.Histories;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.components.buttons.Button;

/**
 * Those who play a game for the first time, and what stands on the boards of such a match. Looked up once for each
 * match, so that a move costs nothing. Safe for use by many threads.
 */
final class Learners {
    private static final int MOST_MATCHES = 10_000;

    private final Histories histories;
    private final Cache<MatchId, Set<PlayerId>> known =
            Caffeine.newBuilder().maximumSize(MOST_MATCHES).build();

    Learners(Histories histories) {
        this.histories = histories;
    }

    /** The ways to the rules, for a match in which somebody has never played the game to an end. */
    List<Button> buttons(MatchOutline match) {
        return of(match).isEmpty()
                ? List.of()
                : List.of(
                        Button.secondary(ComponentId.of(Action.RULES, match).text(), "Rules"),
                        Button.secondary(
                                ComponentId.of(Action.LEARN, match.variant()).text(), "Learn"));
    }

    /** Whether the player whose turn it is has never played the game to an end. */
    boolean toMove(MatchOutline match) {
        return match.playerToMove().filter(of(match)::contains).isPresent();
    }

    private Set<PlayerId> of(MatchOutline match) {
        return known.get(match.id(), id -> lookedUp(match));
    }

    private Set<PlayerId> lookedUp(MatchOutline match) {
        String game = match.variant().game();
        return match.players().stream()
                .filter(player -> !histories.hasFinished(player, game))
                .collect(Collectors.toUnmodifiableSet());
    }
}
