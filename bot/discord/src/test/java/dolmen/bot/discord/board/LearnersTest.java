package dolmen.bot.discord.board;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.history.Histories;
import dolmen.bot.history.PastMatch;
import dolmen.bot.history.PlayerHistory;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.UnstoredMatch;
import dolmen.rules.GameRegistry;
import dolmen.rules.VariantChoice;
import dolmen.rules.host.HostedGame;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Who is told what on the boards of a match. */
class LearnersTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final String BREAKTHROUGH = "Bring a stone to the enemy's home row, or leave the enemy no move.";
    private static final String ESCAPE = "Leave the enemy no move.";

    @Test
    void the_goal_is_told_to_whoever_has_never_played_for_it() {
        assertThat(having().newGoal(match("murus-gallicus"))).contains(BREAKTHROUGH);
        assertThat(having("murus-gallicus").newGoal(match("murus-gallicus(goal=escape)")))
                .contains(ESCAPE);
        assertThat(having("murus-gallicus(goal=escape)").newGoal(match("murus-gallicus")))
                .contains(BREAKTHROUGH);
    }

    @Test
    void it_is_not_told_again_in_a_variant_that_has_the_same() {
        assertThat(having("murus-gallicus").newGoal(match("murus-gallicus"))).isEmpty();
        assertThat(having("murus-gallicus").newGoal(match("murus-gallicus(opening=special)")))
                .isEmpty();
    }

    @Test
    void how_to_move_is_told_to_those_alone_who_have_played_no_variant_of_the_game() {
        assertThat(having().toMove(match("murus-gallicus"))).isTrue();
        assertThat(having("murus-gallicus").toMove(match("murus-gallicus(goal=escape)")))
                .isFalse();
    }

    private static Learners having(String... finished) {
        return new Learners(new Finished(Set.of(finished)), new VariantCatalogue(GAMES));
    }

    private static Match match(String text) {
        var variant = ((VariantChoice.Found) GAMES.variant(text)).variant();
        return UnstoredMatch.of(
                new MatchId(1),
                new Venue(new GuildId(1), new ChannelId(2), new ChannelId(3)),
                List.of(new PlayerId(1), new PlayerId(2)),
                HostedGame.start(GAMES.game(variant.game()), variant),
                Instant.EPOCH);
    }

    /** The past of people who have all played the same. */
    private record Finished(Set<String> variants) implements Histories {
        @Override
        public PlayerHistory of(PlayerId player) {
            return new PlayerHistory(player, List.of());
        }

        @Override
        public List<PastMatch> latest(PlayerId player, String number, int limit) {
            return List.of();
        }

        @Override
        public Set<String> finished(PlayerId player, String game) {
            return variants;
        }
    }
}
