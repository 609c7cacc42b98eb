package dolmen.bot.discord.panel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.PanelEntry;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.KnownNames;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.UnstoredMatch;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.host.HostedGame;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.Component;
import net.dv8tion.jda.api.entities.Message;
import org.junit.jupiter.api.Test;

/** The panel behind <i>More</i> keeps within one message of Discord. */
class MatchPanelTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    private final MatchWords words = new MatchWords(new Names(new Nobody()), new VariantCatalogue(GAMES));

    @Test
    void as_many_entries_as_are_allowed_fit_into_one_message() {
        var full = new MatchPanel(entries(MatchPanel.MAX_ENTRIES), words)
                .of(match(), Requester.elsewhere(new PlayerId(1)));
        int components = full.getComponentTree().findAll(Component.class).size();
        assertThat(components)
                .isLessThanOrEqualTo(Message.MAX_COMPONENT_COUNT_IN_COMPONENT_TREE)
                .isGreaterThan(Message.MAX_COMPONENT_COUNT_IN_COMPONENT_TREE - 3);
    }

    @Test
    void more_are_refused_when_the_bot_is_put_together() {
        List<PanelEntry> tooMany = entries(MatchPanel.MAX_ENTRIES + 1);
        assertThatThrownBy(() -> new MatchPanel(tooMany, words)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void of_two_that_are_never_offered_together_one_needs_a_place() {
        List<PanelEntry> all = new ArrayList<>(entries(MatchPanel.MAX_ENTRIES + 1));
        all.set(1, all.get(1).insteadOf(all.getFirst().action()).offered((match, person) -> false));

        assertThat(new MatchPanel(all, words)
                        .of(match(), Requester.elsewhere(new PlayerId(1)))
                        .getComponentTree()
                        .findAll(Component.class))
                .hasSizeLessThanOrEqualTo(Message.MAX_COMPONENT_COUNT_IN_COMPONENT_TREE);
    }

    private static List<PanelEntry> entries(int number) {
        return Arrays.stream(Action.values())
                .limit(number)
                .map(action -> PanelEntry.forAll(action, (event, pressed) -> {}, "Act", "It acts."))
                .toList();
    }

    private static Match match() {
        Variant variant = Variant.of("murus-gallicus");
        return UnstoredMatch.of(
                new MatchId(1),
                new Venue(new GuildId(1), new ChannelId(2), new ChannelId(3)),
                List.of(new PlayerId(1), new PlayerId(2)),
                HostedGame.start(GAMES.game(variant.game()), variant),
                Instant.EPOCH);
    }

    /** Nobody has told a name. */
    private static final class Nobody implements Players {
        @Override
        public void remember(Player player) {}

        @Override
        public Optional<KnownNames> of(PlayerId player) {
            return Optional.empty();
        }
    }
}
