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
 * Players who play a game for the first time, and the help on the boards of their match. Each match is looked up once,
 * so that a move costs nothing. Safe for use by many threads.
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
     * The players who are new to the game or to its goal.
     *
     * @param toGame players who have never finished a match of the game
     * @param toGoal players who have never finished a match of a variant with this goal
     */
    private record Unused(Set<PlayerId> toGame, Set<PlayerId> toGoal) {}

    /** Buttons to the rules, if a player of the match has never finished a match of the game. */
    List<Button> buttons(MatchOutline match) {
        return of(match).toGame().isEmpty()
                ? List.of()
                : List.of(
                        Button.secondary(ComponentId.of(Action.RULES, match).text(), "Rules"),
                        Button.secondary(
                                ComponentId.of(Action.LEARN, match.variant()).text(), "Learn"));
    }

    /** True if the player to move has never finished a match of the game. */
    boolean toMove(MatchOutline match) {
        return match.playerToMove().filter(of(match).toGame()::contains).isPresent();
    }

    /** The goal of the variant, if the player to move has never finished a match with it. */
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
