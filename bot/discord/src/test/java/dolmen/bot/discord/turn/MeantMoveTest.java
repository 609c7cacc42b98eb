package dolmen.bot.discord.turn;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.SeatNames;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.TypedRefusal;
import dolmen.bot.match.UnstoredMatch;
import dolmen.bot.words.Wordings;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import dolmen.rules.phrase.Argument;
import dolmen.rules.play.Standing.Told.Played;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.buttons.Button;
import org.junit.jupiter.api.Test;

/** The question which of several moves was meant. */
final class MeantMoveTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final SeatNames NAMES = new SeatNames(List.of("Astrid", "Björn"));

    @Test
    void turns_with_the_same_sentence_have_a_button_each_since_their_cards_may_differ() {
        Twins twins = IntStream.range(0, 100)
                .mapToObj(MeantMoveTest::dealt)
                .flatMap(match -> twins(match).stream())
                .findFirst()
                .orElseThrow();

        var unclear = new TypedRefusal.AmbiguousMove(twins.match(), "cousin", twins.texts(), 0);

        assertThat(MeantMove.rows(unclear, NAMES, Wordings.ENGLISH).getFirst().getButtons())
                .extracting(Button::getLabel)
                .containsExactlyElementsOf(twins.texts().stream()
                        .map(text -> text + " · " + NAMES.in(Wordings.ENGLISH.of(twins.sentence())))
                        .toList());
    }

    private record Twins(Match match, Argument sentence, List<String> texts) {}

    private static Optional<Twins> twins(Match match) {
        return choices(match)
                .collect(Collectors.groupingBy(Played::sentence, Collectors.mapping(Played::text, Collectors.toList())))
                .entrySet()
                .stream()
                .filter(alike -> alike.getValue().size() > 1)
                .map(alike -> new Twins(match, alike.getKey(), alike.getValue()))
                .findFirst();
    }

    private static Stream<Played> choices(Match match) {
        return match.standing().choices(Seat.FIRST).values().stream().flatMap(List::stream);
    }

    /** A match of cards in which the first player has drawn. */
    private static Match dealt(int seed) {
        var game = GAMES.game("mausoleum-cards");
        var random = new SplittableRandom(seed);
        HostedGame<?> started = HostedGame.start(
                        game, game.variants().findFirst().orElseThrow())
                .playChance(random)
                .enter("deck")
                .playChance(random);
        return UnstoredMatch.of(
                new MatchId(1),
                new Venue(new GuildId(1), new ChannelId(2), new ChannelId(3)),
                List.of(new PlayerId(1), new PlayerId(2)),
                started,
                Instant.EPOCH);
    }
}
