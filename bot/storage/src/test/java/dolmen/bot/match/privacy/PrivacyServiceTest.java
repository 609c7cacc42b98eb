package dolmen.bot.match.privacy;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeResult;
import dolmen.bot.match.challenge.RematchRefusal;
import dolmen.bot.rating.Ratings;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests people who want to be forgotten. */
final class PrivacyServiceTest {
    private TestHost host;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    private Match stored(Match match) {
        return host.database.matches().find(match.id()).orElseThrow();
    }

    @Test
    void live_matches_are_resigned_and_their_seats_belong_to_somebody_unknown() {
        Match live = host.begin("heap", ANNA, BERT);
        assertThat(host.privacy.liveMatches(ANNA.id())).isEqualTo(1);

        assertThat(host.privacy.delete(ANNA.id())).isTrue();

        assertThat(stored(live).live()).isFalse();
        assertThat(stored(live).players()).element(0).matches(PlayerId::forgotten);
        assertThat(stored(live).players()).element(1).isEqualTo(BERT.id());
        assertThat(host.database.players().of(stored(live).players().getFirst()))
                .isEmpty();
    }

    @Test
    void a_resigned_player_of_a_larger_table_is_forgotten_while_the_others_play_on() {
        Match three = host.begin("murus-gallicus(goal=escape,players=3)", CHANNEL, ANNA, BERT, CARL);
        while (!three.game().playedByAll()) {
            three = host.play(
                    three,
                    three.standing().legalMoves(three.toMove().orElseThrow()).getFirst());
        }
        host.matches.resign(three.id(), ANNA.id(), three.ply());
        assertThat(host.privacy.liveMatches(ANNA.id())).isZero();

        assertThat(host.privacy.delete(ANNA.id())).isTrue();

        assertThat(stored(three).live()).isTrue();
        assertThat(host.matches.resign(three.id(), BERT.id(), stored(three).ply()))
                .isInstanceOf(PlayResult.Played.class);
        assertThat(stored(three).live()).isFalse();
        assertThat(host.ratings.of(three.id()).map(Ratings.Settled::changes).orElse(List.of()))
                .hasSize(3);
        assertThat(host.ratings.of(ANNA.id())).isEmpty();
    }

    @Test
    void nobody_finds_the_person_again_in_a_match_that_was_read_before() {
        Match three = host.begin("murus-gallicus(goal=escape,players=3)", CHANNEL, ANNA, BERT, CARL);
        host.matches.resign(three.id(), ANNA.id(), three.ply());
        Match readBefore = stored(three);

        assertThat(host.privacy.delete(ANNA.id())).isTrue();
        host.liveMatches.stored(readBefore);

        assertThat(host.liveMatches.find(three.id()).orElseThrow().players())
                .element(0)
                .matches(PlayerId::forgotten);
    }

    @Test
    void a_lobby_that_is_open_is_left_and_a_challenge_withdrawn() {
        Challenge own = host.database.offer(host.draft("heap", ANNA, BERT), host.clock.instant());
        Challenge others = host.database.offer(host.draft("heap", BERT, ANNA), host.clock.instant());

        assertThat(host.privacy.delete(ANNA.id())).isTrue();

        assertThat(host.database.challenges().find(own.id()).orElseThrow().open())
                .isFalse();
        assertThat(host.database.challenges().find(others.id()).orElseThrow().open())
                .isFalse();
    }

    @Test
    void a_forgotten_person_is_not_asked_for_a_rematch() {
        Match over = host.play(host.begin("heap", CHANNEL, ANNA, BERT), "take-1", "take-2");
        host.privacy.delete(ANNA.id());

        assertThat(host.rematches.offer(over.id(), BERT.id(), (guild, player) -> false))
                .isEqualTo(new ChallengeResult.Refused(new RematchRefusal.PlayerForgotten()));
    }
}
