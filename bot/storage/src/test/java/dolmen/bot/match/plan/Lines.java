package dolmen.bot.match.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.UnstoredMatch;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TypedTurn;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Games without a host, and turns in them. */
public final class Lines {
    private Lines() {}

    public static HostedGame<?> start(String variant) {
        var games = TestHost.allGames();
        Variant found = ((VariantChoice.Found) games.variant(variant)).variant();
        return HostedGame.start(games.game(found.game()), found);
    }

    /** A match of the game; player 100 has the first seat, 101 the second, and so on. */
    public static Match match(HostedGame<?> game) {
        List<PlayerId> players = IntStream.range(0, game.standing().position().seats())
                .mapToObj(seat -> new PlayerId(100 + seat))
                .toList();
        var venue = new Venue(TestHost.GUILD, TestHost.CHANNEL, TestHost.CHANNEL);
        return UnstoredMatch.of(new MatchId(1), venue, players, game, Instant.EPOCH);
    }

    /** The game after these turns of the players to move, typed in any accepted form. */
    public static HostedGame<?> play(HostedGame<?> game, String... turns) {
        HostedGame<?> now = game;
        for (String turn : turns) {
            TypedTurn played = now.playTyped(now.toMove().orElseThrow(), turn);
            assertThat(played).as(turn).isInstanceOf(TypedTurn.Played.class);
            now = ((TypedTurn.Played) played).game();
        }
        return now;
    }

    /** A random turn of the seat to move: its moves with blanks between them. */
    public static String anyTurn(HostedGame<?> game, RandomGenerator random) {
        Optional<Seat> mover = game.toMove();
        HostedGame<?> now = game;
        var turn = new StringBuilder();
        while (now.toMove().isPresent() && now.toMove().equals(mover)) {
            List<String> legal = now.standing().legalMoves(mover.orElseThrow());
            String move = legal.get(random.nextInt(legal.size()));
            turn.append(turn.isEmpty() ? "" : " ").append(move);
            now = play(now, move);
        }
        return turn.toString();
    }

    /** The plan in the seat's typed rows. */
    static Plan plan(HostedGame<?> game, int seat, String... rows) {
        var reading = new PlanReader(match(game), new Seat(seat)).read(String.join("\n", rows));
        assertThat(reading).isInstanceOf(PlanReader.Reading.Read.class);
        return ((PlanReader.Reading.Read) reading).plan();
    }
}
