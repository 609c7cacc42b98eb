package dolmen.bot.rating;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.opponent.Opponent;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rated matches against computer players. */
final class ComputersLadderTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    private static final String GAME = "murus-gallicus";
    private static final PlayerId ANNA = new PlayerId(1L << 40);
    private static final PlayerId BERT = new PlayerId(2L << 40);
    private static final Opponent BRENNA = Opponent.named("Brenna").orElseThrow();
    private static final Ladder COMPUTERS = new Ladder(GAME, Pool.COMPUTERS);
    private static final Ladder PEOPLE = new Ladder(GAME, Pool.PEOPLE);

    private final Judge judge = new Judge(GameRegistry.load());
    private final Notebook book = new Notebook();

    private Judgement play(PlayerId winner, PlayerId loser, Instant at) {
        Judgement judgement = judge.judge(
                new EndedMatch(
                        new GuildId(7),
                        GAME,
                        GAME,
                        true,
                        true,
                        Optional.empty(),
                        List.of(winner, loser),
                        List.of(1, 2),
                        at),
                book);
        book.enter(judgement);
        return judgement;
    }

    @Test
    void a_win_changes_the_persons_rating_on_that_ladder_and_no_other() {
        play(ANNA, ComputerPlayers.idOf(BRENNA), NOON);

        assertThat(book.held(COMPUTERS, ANNA).orElseThrow().rating().points()).isGreaterThan(1500);
        assertThat(book.held(PEOPLE, ANNA)).isEmpty();
    }

    @Test
    void a_computers_strength_stays_as_it_was_measured() {
        play(ANNA, ComputerPlayers.idOf(BRENNA), NOON);
        play(BERT, ComputerPlayers.idOf(BRENNA), NOON.plus(Duration.ofHours(1)));

        Ratings.Held brenna = book.held(COMPUTERS, ComputerPlayers.idOf(BRENNA)).orElseThrow();
        assertThat(brenna.rating().points())
                .isEqualTo(BRENNA.points(Variant.of(GAME)).orElseThrow());
        assertThat(brenna.rating().provisional()).isFalse();
        assertThat(brenna.results().losses()).isEqualTo(2);
    }

    @Test
    void any_number_of_matches_counts_on_one_day() {
        for (int hour = 0; hour < 8; hour++) {
            assertThat(play(ComputerPlayers.idOf(BRENNA), ANNA, NOON.plus(Duration.ofHours(hour)))
                            .verdict())
                    .isEqualTo(Verdict.RATED);
        }
    }

    @Test
    void beating_a_weaker_computer_again_and_again_soon_brings_next_to_nothing() {
        PlayerId ylva = ComputerPlayers.idOf(Opponent.ALL.getFirst());
        double before = 0;
        for (int hour = 0; hour < 60; hour++) {
            before = book.held(COMPUTERS, ANNA)
                    .map(held -> held.rating().points())
                    .orElse(1500.0);
            play(ANNA, ylva, NOON.plus(Duration.ofHours(hour)));
        }

        double after = book.held(COMPUTERS, ANNA).orElseThrow().rating().points();
        assertThat(after - before).isLessThan(2);
    }
}
