package dolmen.bot.discord.replay;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.RateLimit;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.replay.Making;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * Answers with the film of a match. Films take long to make, so each person has a limit. Existing films and films that
 * cannot be made do not count. During the wait the answer shows the length of the queue. Safe for use by many threads.
 *
 * @param allowance the limit on films for one person
 */
record FilmAnswer(RateLimit allowance) {
    private static final Duration BETWEEN_WORDS = Duration.ofSeconds(1);

    /** The maximum number of waits, within the 15 minutes in which Discord lets the bot edit an answer. */
    private static final int MOST_WAITS = 800;

    /**
     * Edits the promised answer.
     *
     * @param match the subject of the film, for example "Match #12"
     * @param wording the language of the person
     */
    void give(
            InteractionHook promise,
            Verbatim match,
            Making making,
            Wording wording,
            Function<Picture, MessageCreateData> message) {
        long person = promise.getInteraction().getUser().getIdLong();
        boolean begins = !making.begun();
        if (begins && !allowance.take(person)) {
            long until = promise.getInteraction()
                    .getTimeCreated()
                    .plus(allowance.untilFree(person))
                    .toEpochSecond();
            var again = new Verbatim("<t:%d:R>".formatted(until + 1));
            Replies.fulfil(promise, wording.of(ReplayPhrases.filmLimit(again)));
            return;
        }
        CompletableFuture<Optional<Picture>> made = making.made();
        if (done(made, promise, match, making, wording)) {
            if (begins && (made.isCompletedExceptionally() || made.join().isEmpty())) {
                allowance.giveBack(person);
            }
            Replies.fulfil(
                    promise,
                    made.join()
                            .map(message)
                            .orElseGet(() -> Replies.message(wording.of(ReplayPhrases.filmTooLong(match)))));
        }
    }

    /**
     * Waits until the film is made or has failed; meanwhile the answer shows the progress. Returns false if this
     * process stops first, or if the film takes too long.
     */
    private static boolean done(
            CompletableFuture<Optional<Picture>> made,
            InteractionHook promise,
            Verbatim match,
            Making making,
            Wording wording) {
        String told = "";
        for (int wait = 0; wait < MOST_WAITS; wait++) {
            try {
                made.get(BETWEEN_WORDS.toMillis(), TimeUnit.MILLISECONDS);
                return true;
            } catch (ExecutionException failure) {
                return true;
            } catch (TimeoutException notYet) {
                String now = wording.of(waiting(match, making.ahead()));
                if (!now.equals(told)) {
                    Replies.fulfil(promise, now);
                    told = now;
                }
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return false;
    }

    /** The answer during the wait. */
    static Phrase waiting(Verbatim match, int ahead) {
        return ahead == 0 ? ReplayPhrases.filmNow(match) : ReplayPhrases.filmWaiting(match, ahead);
    }
}
