package dolmen.bot.storage.rating;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.GUILD;

import dolmen.bot.id.Player;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.RatingService;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Scope;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A host whose people play rated matches of the heap. */
abstract class RatedPlay {
    static final Ladder HEAP = new Ladder("heap", Pool.PEOPLE);
    static final Scope SERVER = new Scope.Server(GUILD);
    static final Scope EVERYWHERE = new Scope.Everywhere();
    static final int ROUNDS = 12;
    static final Duration A_DAY = Duration.ofDays(1);

    TestHost host;

    @BeforeEach
    final void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    final void close() {
        host.close();
    }

    final Match win(Player winner, Player loser) {
        return host.play(host.begin("heap", loser, winner), "take-2", "take-1");
    }

    final Match winOnAnotherDay(Player winner, Player loser) {
        host.clock.advance(A_DAY);
        return win(winner, loser);
    }

    final Ratings.Held heap(Player player) {
        return host.ratings.of(player.id()).stream()
                .filter(held -> held.ladder().equals(HEAP))
                .findFirst()
                .orElseThrow();
    }

    final Ratings.Settled settled(Match match) {
        return host.ratings.of(match.id()).orElseThrow();
    }

    final RatingService.Page page(Scope scope) {
        return host.ratings.page(scope, HEAP, 0, 10);
    }

    /** Three who know each other well: of three matches Anna wins two against Bert, as he does against Carl. */
    final void season() {
        for (int round = 0; round < ROUNDS; round++) {
            boolean upset = round % 3 == 0;
            host.clock.advance(A_DAY);
            win(upset ? BERT : ANNA, upset ? ANNA : BERT);
            win(upset ? CARL : BERT, upset ? BERT : CARL);
            win(ANNA, CARL);
        }
    }
}
