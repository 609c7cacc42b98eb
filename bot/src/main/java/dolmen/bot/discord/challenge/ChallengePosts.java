package dolmen.bot.discord.challenge;

import dolmen.bot.discord.board.Venues;
import dolmen.bot.discord.desk.Failures;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.challenge.PostedChallenges;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/**
 * Writes the messages of challenges. Each is written by one thread at a time, which looks first how the challenge
 * stands, so that no older form ever comes after a newer one. Waits for Discord. Safe for use by many threads.
 */
final class ChallengePosts {
    private static final int STRIPES = 64;

    private final ChallengeService challenges;
    private final PostedChallenges posted;
    private final LiveMatches matches;
    private final Venues venues;
    private final ChallengeMessage message;
    /** One for the challenges of equal remainder. */
    private final List<Lock> writing =
            Stream.<Lock>generate(ReentrantLock::new).limit(STRIPES).toList();

    public ChallengePosts(
            ChallengeService challenges,
            PostedChallenges posted,
            LiveMatches matches,
            Venues venues,
            ChallengeMessage message) {
        this.challenges = challenges;
        this.posted = posted;
        this.matches = matches;
        this.venues = venues;
        this.message = message;
    }

    /**
     * Posts the message of a challenge that has none.
     *
     * @throws RuntimeException if Discord fails
     */
    void post(Challenge challenge, Function<MessageCreateData, Message> sending) {
        alone(challenge.id(), () -> {
            Message sent = sending.apply(message.made(challenge));
            posted.shown(challenge, new MessageId(sent.getIdLong()));
        });
    }

    /**
     * Shows in that message, which is the challenge's, how the challenge stands now.
     *
     * @throws RuntimeException if Discord fails; the message stays owed then
     */
    void show(JDA jda, ChallengeId id, MessageId where, Consumer<MessageEditData> editing) {
        alone(
                id,
                () -> challenges.find(id).ifPresent(challenge -> {
                    editing.accept(message.now(challenge, begun(jda, challenge)));
                    posted.shown(challenge, where);
                }));
    }

    /** The same, unless the message shows that already: an edit for nothing would take its mentions back. */
    void showIfOwed(JDA jda, ChallengeId id, MessageId where, Consumer<MessageEditData> editing) {
        alone(id, () -> {
            if (posted.owed(id)) {
                show(jda, id, where, editing);
            }
        });
    }

    /**
     * The message of a challenge in its channel. That of a rematch is posted if it is not there, since it answers
     * nobody.
     *
     * @return empty if there is none, or the bot may not write there
     * @throws RuntimeException if Discord fails for now
     */
    Optional<MessageId> posted(JDA jda, ChallengeId id) {
        alone(
                id,
                () -> challenges
                        .find(id)
                        .filter(challenge -> challenge.open()
                                && challenge.terms().rematchOf().isPresent()
                                && posted.messageOf(id).isEmpty())
                        .ifPresent(challenge -> postInChannel(jda, challenge)));
        return posted.messageOf(id);
    }

    /** Discord drops a second message of the same nonce, should a crash keep the first from being recorded. */
    private void postInChannel(JDA jda, Challenge challenge) {
        try {
            channel(jda, challenge)
                    .map(channel -> channel.sendMessage(message.made(challenge))
                            .setNonce("c" + challenge.id())
                            .complete())
                    .ifPresent(sent -> posted.shown(challenge, new MessageId(sent.getIdLong())));
        } catch (RuntimeException failure) {
            if (!Failures.noAccess(failure)) {
                throw failure;
            }
        }
    }

    /** The channel in which the challenge was made; empty if the bot does not see it. */
    static Optional<GuildMessageChannel> channel(JDA jda, Challenge challenge) {
        return Optional.ofNullable(jda.getChannelById(
                GuildMessageChannel.class, challenge.terms().channel().value()));
    }

    /** The match that began with the challenge, its thread started if need be. */
    private Optional<Match> begun(JDA jda, Challenge challenge) {
        return challenge.answer() instanceof Challenge.Answer.Accepted
                ? matches.begunBy(challenge.id())
                        .map(match -> venues.place(jda, match).match())
                : Optional.empty();
    }

    private void alone(ChallengeId id, Runnable task) {
        Lock lock = writing.get((int) Long.remainderUnsigned(id.value(), STRIPES));
        lock.lock();
        try {
            task.run();
        } finally {
            lock.unlock();
        }
    }
}
