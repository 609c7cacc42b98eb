package dolmen.bot.discord.rating;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.history.Achievements;
import dolmen.bot.history.PlayerHistory;
import dolmen.bot.id.KnownNames;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.match.TestHost;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AchievementWordsTest {
    private static final PlayerId SOMEBODY = new PlayerId(1);
    /** The longest name that Discord allows, of characters that must be escaped. */
    private static final String NAME = "*".repeat(32);

    private static final Players PLAYERS = new Players() {
        @Override
        public void remember(Player player) {
            throw new AssertionError("nobody new is named");
        }

        @Override
        public Optional<KnownNames> of(PlayerId player) {
            return Optional.of(new KnownNames(NAME, Map.of()));
        }
    };

    private final AchievementWords words =
            new AchievementWords(new Achievements(TestHost.allGames()), new Names(PLAYERS));

    /** Some numbers may grow by a digit, and there may be one more heading. */
    @Test
    void how_all_are_earned_fits_into_one_message() {
        assertThat(words.all(new PlayerHistory(SOMEBODY, List.of()), Optional.empty()))
                .hasSizeLessThan(Text.MAX_MESSAGE - 50);
    }
}
