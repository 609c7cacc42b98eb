package dolmen.bot.discord.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.Mockito.RETURNS_DEEP_STUBS;
import static org.mockito.Mockito.mock;

import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.discord.desk.RateLimit;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.replay.Making;
import dolmen.bot.words.Wordings;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import net.dv8tion.jda.api.interactions.InteractionHook;
import org.junit.jupiter.api.Test;

/** Whoever waits for a film reads how long the line is, and what comes to nothing costs nothing. */
final class FilmAnswerTest {
    private static final Wording ENGLISH = Wordings.ENGLISH;

    private static String waiting(String match, int ahead) {
        return ENGLISH.of(FilmAnswer.waiting(new Verbatim(match), ahead));
    }

    @Test
    void whoever_waits_reads_how_many_are_before() {
        assertThat(waiting("Match #12", 0)).isEqualTo("Match #12 is being animated. It will appear here shortly.");
        assertThat(waiting("The match in the file", 1))
                .isEqualTo("The match in the file will be animated after another one. It will appear here.");
        assertThat(waiting("Match #12", 3))
                .isEqualTo("Match #12 will be animated after 3 others. It will appear here.");
    }

    @Test
    void a_film_that_fails_costs_nothing() {
        var answer = new FilmAnswer(new RateLimit(1, Duration.ofMinutes(1), Ticker.systemTicker()));
        InteractionHook promise = mock(InteractionHook.class, RETURNS_DEEP_STUBS);

        for (int time = 0; time < 2; time++) {
            assertThatThrownBy(() -> answer.give(promise, new Verbatim("Match #12"), new Failing(), ENGLISH, film -> {
                        throw new AssertionError(film);
                    }))
                    .isInstanceOf(CompletionException.class)
                    .hasRootCauseMessage("no more room");
        }
    }

    /** What nothing real does at will. */
    private record Failing() implements Making {
        @Override
        public boolean begun() {
            return false;
        }

        @Override
        public CompletableFuture<Optional<Picture>> made() {
            return CompletableFuture.failedFuture(new IllegalStateException("no more room"));
        }

        @Override
        public int ahead() {
            return 0;
        }
    }

    @Test
    void what_is_given_back_can_be_taken_again() {
        var limit = new RateLimit(1, Duration.ofMinutes(1), Ticker.systemTicker());

        assertThat(limit.take(7)).isTrue();
        limit.giveBack(7);
        assertThat(limit.take(7)).isTrue();
        assertThat(limit.take(7)).isFalse();
        limit.giveBack(8);
    }
}
