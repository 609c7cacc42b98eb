package dolmen.bot.match.computer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostedGame;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.opponent.Yardstick;
import dolmen.rules.search.Situation;
import java.nio.file.Path;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the strongest computer player follows the certificates of this release in practice. */
final class SolvedVariantsTest {
    private static final Opponent HALLVARD = Opponent.ALL.getLast();
    private static final int GAMES = 24;

    private final SolvedVariants solved = new SolvedVariants(Map.of(), new CertifiedReplies(GameRegistry.load()));
    private final SplittableRandom random = new SplittableRandom(20);

    @TempDir
    private Path folder;

    private TestHost host;

    @BeforeEach
    void open() {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"obelisk", "obelisk(mode=bounded)"})
    void without_a_table_it_wins_every_game_as_the_second_player(String variant) {
        Match match = practice(variant);
        for (Yardstick plain : new Yardstick[] {Yardstick.CHANCE, Yardstick.GREEDY}) {
            for (int game = 0; game < GAMES; game++) {
                HostedGame<?> played = played(match, match.game(), plain);
                assertThat(played.conclusion())
                        .get()
                        .isInstanceOfSatisfying(
                                Conclusion.ByRules.class,
                                end -> assertThat(end.outcome().winners()).containsExactly(Seat.SECOND));
                assertThat(played.entries()).isLessThanOrEqualTo(20);
            }
        }
    }

    private <M extends Move> HostedGame<M> played(Match match, HostedGame<M> start, Yardstick plain) {
        HostedGame<M> game = start;
        while (game.toMove().isPresent()) {
            game = game.play(
                    game.toMove().get().equals(Seat.FIRST)
                            ? plain.choose(Situation.of(game), random).move()
                            : solved.move(match, HALLVARD, game, random).orElseThrow());
        }
        return game;
    }

    @Test
    void it_thinks_by_itself_where_no_certificate_helps() {
        Match first = practice("obelisk");
        assertThat(solved.move(first, HALLVARD, first.game(), random)).isEmpty();
        Match drawn = host.play(practice("obelisk(mode=balanced)"), "c1-b2");
        assertThat(solved.move(drawn, HALLVARD, drawn.game(), random)).isEmpty();
        Match cards = practice("mausoleum-cards");
        assertThat(solved.move(cards, HALLVARD, cards.game(), random)).isEmpty();
    }

    @Test
    void only_the_strongest_follows_certificates_and_only_in_practice() {
        Match practice = host.play(practice("obelisk"), "c1-b2");
        assertThat(solved.move(practice, HALLVARD, practice.game(), random)).isPresent();
        assertThat(solved.move(practice, Opponent.ALL.getFirst(), practice.game(), random))
                .isEmpty();
        Match rated = host.play(host.begin("obelisk", TestHost.ANNA, TestHost.BERT), "c1-b2");
        assertThat(solved.move(rated, HALLVARD, rated.game(), random)).isEmpty();
        assertThat(solved.faultless(practice.variant())).isEmpty();
    }

    private Match practice(String variant) {
        return host.beginFriendly(variant, TestHost.ANNA, TestHost.BERT);
    }
}
