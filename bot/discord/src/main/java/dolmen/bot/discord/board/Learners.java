package dolmen.bot.discord.board;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.history.Histories;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import dolmen.rules.Variant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.dv8tion.jda.api.components.buttons.Button;

/**
 * Those who play a game for the first time, and what stands on the boards of such a match. Looked up once for each
 * match, so that a move costs nothing. Safe for use by many threads.
 */
final class Learners {
    private static final int MOST_MATCHES = 10_000;

    private final Histories histories;
    private final VariantCatalogue variants;
    private final Cache<MatchId, Unused> known =
            Caffeine.newBuilder().maximumSize(MOST_MATCHES).build();

    Learners(Histories histories, VariantCatalogue variants) {
        this.histories = histories;
        this.variants = variants;
    }

    /**
     * Who is not used to what.
     *
     * @param toGame have never played it to an end
     * @param toGoal have played none of its variants to an end that has this goal
     */
    private record Unused(Set<PlayerId> toGame, Set<PlayerId> toGoal) {}

    /** The ways to the rules, for a match in which somebody has never played the game to an end. */
    List<Button> buttons(MatchOutline match) {
        return of(match).toGame().isEmpty()
                ? List.of()
                : List.of(
                        Button.secondary(ComponentId.of(Action.RULES, match).text(), "Rules"),
                        Button.secondary(
                                ComponentId.of(Action.LEARN, match.variant()).text(), "Learn"));
    }

    /** Whether the player whose turn it is has never played the game to an end. */
    boolean toMove(MatchOutline match) {
        return match.playerToMove().filter(of(match).toGame()::contains).isPresent();
    }

    /** The goal of the variant, if the player whose turn it is has never played for it to an end. */
    Optional<String> newGoal(MatchOutline match) {
        return match.playerToMove().filter(of(match).toGoal()::contains).map(player -> goal(match.variant()));
    }

    private String goal(Variant variant) {
        return variants.lesson(variant).goal();
    }

    private Unused of(MatchOutline match) {
        return known.get(match.id(), id -> lookedUp(match));
    }

    private Unused lookedUp(MatchOutline match) {
        var toGame = new HashSet<PlayerId>();
        var toGoal = new HashSet<PlayerId>();
        String goal = goal(match.variant());
        for (PlayerId player : match.players()) {
            Set<String> finished = histories.finished(player, match.variant().game());
            if (finished.isEmpty()) {
                toGame.add(player);
            }
            if (finished.stream()
                    .flatMap(text -> variants.variant(text).stream())
                    .map(this::goal)
                    .noneMatch(goal::equals)) {
                toGoal.add(player);
            }
        }
        return new Unused(Set.copyOf(toGame), Set.copyOf(toGoal));
    }
}
