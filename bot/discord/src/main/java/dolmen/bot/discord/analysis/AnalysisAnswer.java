package dolmen.bot.discord.analysis;

import dolmen.bot.analysis.AnalysisService;
import dolmen.bot.analysis.AnalysisService.Answer;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.match.Match;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers with the analysis of a match, at once if it is complete. Otherwise the answer shows the progress, and is
 * updated every few seconds until it shows the analysis. Safe for use by many threads.
 */
final class AnalysisAnswer {
    private static final Logger log = LoggerFactory.getLogger(AnalysisAnswer.class);
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(3);

    /** The maximum number of looks, within the 15 minutes in which Discord accepts edits of an answer. */
    private static final int MOST_LOOKS = 280;

    /** The maximum number of waiting people; further ones have to ask again. */
    private static final int MOST_WAITING = 100;

    private final Semaphore waiting = new Semaphore(MOST_WAITING);

    /**
     * A request for an analysis.
     *
     * @param service the service that analyses such matches
     * @param message the message, with the names of the players
     */
    record Wanted(Match match, AnalysisService service, AnalysisMessage message) {}

    /** Fills in the promised answer. */
    void give(InteractionHook promise, Wanted wanted, Requester requester) {
        Answer answer = wanted.service().ask(wanted.match());
        Replies.fulfil(promise, wanted.message().of(wanted.match(), requester, answer));
        if (answer instanceof Answer.Underway && waiting.tryAcquire()) {
            Thread.ofVirtual().name("an analysis awaited").start(() -> follow(promise, wanted, requester, answer));
        }
    }

    /** A failure here does no harm, since the person can ask again. */
    private void follow(InteractionHook promise, Wanted wanted, Requester requester, Answer first) {
        try {
            Answer told = first;
            for (int look = 0; look < MOST_LOOKS && told instanceof Answer.Underway; look++) {
                Thread.sleep(BETWEEN_LOOKS);
                Optional<Answer> soFar = wanted.service().soFar(wanted.match());
                if (soFar.isEmpty()) {
                    return;
                }
                Answer now = soFar.get();
                if (!now.equals(told)) {
                    promise.editOriginal(MessageEditData.fromCreateData(
                                    wanted.message().of(wanted.match(), requester, now)))
                            .complete();
                    told = now;
                }
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException failure) {
            log.info(
                    "Could not follow the analysis of match {}: {}",
                    wanted.match().id(),
                    failure.toString());
        } finally {
            waiting.release();
        }
    }
}
