package dolmen.bot.discord.posted;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import net.dv8tion.jda.api.interactions.InteractionHook;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Private answers that confirm a turn in the thread of its match. Each is deleted soon after the board with the turn is
 * posted, and stays if that board never comes. Safe for use by many threads.
 */
public final class Confirmations {
    private static final Logger log = LoggerFactory.getLogger(Confirmations.class);

    /** The time to read a confirmation. */
    private static final Duration LINGERING = Duration.ofSeconds(4);

    /** Slightly less than the time in which Discord lets the bot delete an answer. */
    private static final Duration DELETABLE = Duration.ofMinutes(14);

    private static final int MOST_MATCHES = 10_000;

    private final Cache<MatchId, Waiting> waiting = Caffeine.newBuilder()
            .expireAfterWrite(DELETABLE)
            .maximumSize(MOST_MATCHES)
            .build();

    /** An answer about a turn, with the number of plies after the turn. */
    private record Confirmation(InteractionHook answer, int plies) {
        void deleteSoon() {
            CompletableFuture.delayedExecutor(LINGERING.toMillis(), TimeUnit.MILLISECONDS)
                    .execute(this::delete);
        }

        private void delete() {
            try {
                answer.deleteOriginal().queue(gone -> {}, failure -> log.debug("Confirmation not deleted", failure));
            } catch (RuntimeException stopped) {
                log.debug("Confirmation not deleted", stopped);
            }
        }
    }

    /**
     * The answers of a match that wait for a board.
     *
     * @param shown the number of plies on the latest board
     */
    private record Waiting(int shown, List<Confirmation> answers) {
        static final Waiting NOTHING = new Waiting(-1, List.of());

        /** Deletes the answers about turns that are shown, and returns the others. */
        Waiting withoutShown() {
            answers.stream().filter(this::isShown).forEach(Confirmation::deleteSoon);
            return new Waiting(
                    shown, answers.stream().filter(answer -> !isShown(answer)).toList());
        }

        private boolean isShown(Confirmation answer) {
            return answer.plies() <= shown;
        }
    }

    /** Deletes an answer in the match's thread once a board shows the match after this turn. */
    public void keep(Match played, InteractionHook answer) {
        boolean answeredByABoard = played.venue().direct()
                && played.players().stream().filter(PlayerId::person).count() == 1;
        if (answeredByABoard
                || answer.getInteraction().getChannelIdLong()
                        == played.venue().thread().value()) {
            waiting.asMap().compute(played.id(), (id, known) -> {
                Waiting before = known == null ? Waiting.NOTHING : known;
                List<Confirmation> answers = Stream.concat(
                                before.answers().stream(), Stream.of(new Confirmation(answer, played.ply())))
                        .toList();
                return new Waiting(before.shown(), answers).withoutShown();
            });
        }
    }

    /** Deletes the answers about turns that the board shows. */
    public void stands(Match shown) {
        waiting.asMap().compute(shown.id(), (id, known) -> {
            Waiting before = known == null ? Waiting.NOTHING : known;
            return new Waiting(Math.max(before.shown(), shown.ply()), before.answers()).withoutShown();
        });
    }
}
