package dolmen.bot.discord.board;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.history.Histories;
import dolmen.bot.history.PastMatch;
import dolmen.bot.history.PlayerHistory;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.SeenMatch;
import dolmen.bot.match.UnstoredMatch;
import dolmen.bot.words.Wordings;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.VariantChoice;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TypedTurn;
import dolmen.rules.phrase.Wording;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Who is told what on the boards of a match. */
class LearnersTest {
    private static final Wording ENGLISH = Wordings.ENGLISH;
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final String BREAKTHROUGH =
            "Goal: Bring a stone to the enemy's home row, or leave the enemy no move.";
    private static final String ESCAPE = "Goal: Leave the enemy no move.";

    @Test
    void the_goal_is_taught_to_players_who_have_never_played_for_it() {
        assertThat(having().lesson(begun("murus-gallicus"), ENGLISH))
                .contains(BREAKTHROUGH + " Choose below the picture.");
        assertThat(having("murus-gallicus").lesson(begun("murus-gallicus(goal=escape)"), ENGLISH))
                .contains(ESCAPE);
        assertThat(having("murus-gallicus(goal=escape)").lesson(begun("murus-gallicus"), ENGLISH))
                .contains(BREAKTHROUGH);
    }

    @Test
    void at_cards_the_first_board_tells_of_the_hand_and_of_the_goal() {
        assertThat(having().lesson(begun("mausoleum-cards"), ENGLISH))
                .contains("*My view* shows your hand to you alone. Goal: Own graves worth $10m or more."
                        + " Choose below the picture.");
    }

    @Test
    void it_is_not_taught_again_in_a_variant_that_has_the_same() {
        assertThat(having("murus-gallicus").lesson(begun("murus-gallicus"), ENGLISH))
                .isEmpty();
        assertThat(having("murus-gallicus").lesson(begun("murus-gallicus(opening=special)"), ENGLISH))
                .isEmpty();
    }

    @Test
    void each_board_teaches_one_thing_until_all_are_taught() {
        var learners = having();
        SeenMatch<Spectator> match = begun("murus-gallicus");

        assertThat(learners.lesson(after(match, 2), ENGLISH))
                .hasValueSatisfying(lesson -> assertThat(lesson).contains("reply to this message with your move"));
        assertThat(learners.lesson(after(match, 4), ENGLISH)).isEmpty();
        assertThat(having("murus-gallicus(goal=escape)").lesson(after(match, 2), ENGLISH))
                .as("somebody who knows how to move")
                .isEmpty();
    }

    private static Learners having(String... finished) {
        return new Learners(
                new Finished(Set.of(finished)), new VariantCatalogue(GAMES, new Wordings()), new CommandBook());
    }

    private static SeenMatch<Spectator> begun(String text) {
        var variant = ((VariantChoice.Found) GAMES.variant(text)).variant();
        return seen(HostedGame.start(GAMES.game(variant.game()), variant).playChance(new Random(1)));
    }

    /** The match after some turns, the first legal move in each. */
    private static SeenMatch<Spectator> after(SeenMatch<Spectator> match, int turns) {
        HostedGame<?> game = HostedGame.start(GAMES.game(match.variant().game()), match.variant());
        for (int turn = 0; turn < turns; turn++) {
            Seat mover = game.toMove().orElseThrow();
            String move = game.standing().legalMoves(mover).getFirst();
            game = ((TypedTurn.Played) game.playTyped(mover, move)).game();
        }
        return seen(game);
    }

    private static SeenMatch<Spectator> seen(HostedGame<?> game) {
        return UnstoredMatch.of(
                        new MatchId(1),
                        new Venue(new GuildId(1), new ChannelId(2), new ChannelId(3)),
                        List.of(new PlayerId(1), new PlayerId(2)),
                        game,
                        Instant.EPOCH)
                .publicly();
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
