package dolmen.bot.discord.replay;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.RateLimit;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.replay.Making;
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
     */
    void give(InteractionHook promise, String match, Making making, Function<Picture, MessageCreateData> message) {
        long person = promise.getInteraction().getUser().getIdLong();
        boolean begins = !making.begun();
        if (begins && !allowance.take(person)) {
            long until = promise.getInteraction()
                    .getTimeCreated()
                    .plus(allowance.untilFree(person))
                    .toEpochSecond();
            Replies.fulfil(
                    promise, "Slow down, please; I will animate matches for you again <t:%d:R>.".formatted(until + 1));
            return;
        }
        CompletableFuture<Optional<Picture>> made = making.made();
        if (done(made, promise, match, making)) {
            if (begins && (made.isCompletedExceptionally() || made.join().isEmpty())) {
                allowance.giveBack(person);
            }
            Replies.fulfil(promise, made.join().map(message).orElseGet(() -> tooLong(match)));
        }
    }

    private static MessageCreateData tooLong(String match) {
        return MessageCreateData.fromContent(
                "%s is too long to be animated. *Story* tells it in four pictures.".formatted(match));
    }

    /**
     * Waits until the film is made or has failed; meanwhile the answer shows the progress. Returns false if this
     * process stops first, or if the film takes too long.
     */
    private static boolean done(
            CompletableFuture<Optional<Picture>> made, InteractionHook promise, String match, Making making) {
        String told = "";
        for (int wait = 0; wait < MOST_WAITS; wait++) {
            try {
                made.get(BETWEEN_WORDS.toMillis(), TimeUnit.MILLISECONDS);
                return true;
            } catch (ExecutionException failure) {
                return true;
            } catch (TimeoutException notYet) {
                String now = waiting(match, making.ahead());
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
    static String waiting(String match, int ahead) {
        return switch (ahead) {
            case 0 -> "%s is being animated. It will appear here shortly.".formatted(match);
            case 1 -> "%s will be animated after another one. It will appear here.".formatted(match);
            default -> "%s will be animated after %d others. It will appear here.".formatted(match, ahead);
        };
    }
}
