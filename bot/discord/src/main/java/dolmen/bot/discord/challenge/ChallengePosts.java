package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.Venues;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.discord.settings.PlayChannels;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.Match;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.challenge.PostedChallenges;
import dolmen.bot.match.challenge.ProposalRefusal;
import dolmen.bot.match.notice.Delivery;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.interactions.callbacks.IMessageEditCallback;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps one message up to date for each challenge. One thread at a time writes a message; it first reads the current
 * state, so that an older state never overwrites a newer one. A failed update remains due. Waits for Discord. Safe for
 * use by many threads.
 */
public final class ChallengePosts {
    private static final Logger log = LoggerFactory.getLogger(ChallengePosts.class);
    private static final int STRIPES = 64;

    private final Connections connections;
    private final ChallengeService challenges;
    private final PostedChallenges posted;
    private final ChallengePlaces places;
    private final PlayChannels playChannels;
    /** Locks, each for all challenges of equal remainder. */
    private final List<Lock> writing =
            Stream.<Lock>generate(ReentrantLock::new).limit(STRIPES).toList();

    ChallengePosts(
            Connections connections,
            ChallengeService challenges,
            PostedChallenges posted,
            ChallengePlaces places,
            PlayChannels playChannels) {
        this.connections = connections;
        this.challenges = challenges;
        this.posted = posted;
        this.places = places;
        this.playChannels = playChannels;
    }

    /** Shows a new challenge as the answer to the challenger; computer players accept it at once. */
    public void answer(IReplyCallback asked, Challenge challenge) {
        alone(challenge.id(), () -> {
            posted.promise(challenge.id(), asked.getToken());
            return leavingRest(challenge.id(), () -> places.answer(asked, challenge));
        });
        if (!challenge.awaitedComputers().isEmpty()) {
            seatComputers(asked, challenge);
        }
    }

    /** Seats the computer players, and shows it. Outside the bot's channels only the interaction can do that. */
    private void seatComputers(IReplyCallback asked, Challenge challenge) {
        if (!challenge.terms().direct()) {
            show(challenge.id());
            return;
        }
        alone(
                challenge.id(),
                () -> leavingRest(
                        challenge.id(),
                        () -> posted.messageOf(challenge.id())
                                .flatMap(message -> places.edit(
                                        asked.getJDA(),
                                        withComputers(asked.getJDA(), challenge),
                                        message,
                                        edit -> asked.getHook().editMessageById(message.toString(), edit)))));
    }

    /** As above, after the acknowledgement of an edit: a new message replaces the touched private one. */
    public void replace(IReplyCallback touched, Challenge challenge) {
        alone(challenge.id(), () -> leavingRest(challenge.id(), () -> places.answerBeside(touched, challenge)));
        seatComputers(touched, challenge);
        Replies.insist(touched.getHook(), InteractionHook::deleteOriginal);
    }

    /**
     * The reason why the person cannot play a match in direct messages; empty once a direct message has told them what
     * will come there, or if they are reading their direct messages.
     */
    public Optional<ChallengeRefusal> objectionToDirectMessages(Interaction asking, Variant variant) {
        return asking.getContext() == InteractionContextType.BOT_DM || places.welcome(asking, variant)
                ? Optional.empty()
                : Optional.of(new ProposalRefusal.NotReachable());
    }

    /** The link button to the match of the challenge; empty if there is none. */
    public Optional<Button> opening(Challenge challenge, Wording wording) {
        return places.begun(challenge).flatMap(match -> Venues.opening(match, wording));
    }

    /**
     * Shows the challenge after an answer below the given message. If an edit by the interaction does not find the
     * message, an edit by the channel is tried before it counts as deleted. Any other message of the challenge loses
     * its buttons.
     */
    void answered(IMessageEditCallback acknowledged, ChallengeId id, MessageId pressed) {
        alone(id, () -> {
            posted.messageOf(id)
                    .filter(other -> !other.equals(pressed))
                    .ifPresent(other -> challenges.find(id).ifPresent(challenge -> places.outdate(challenge, other)));
            posted.adopt(id, pressed);
            return leavingRest(
                    id,
                    () -> challenges
                            .find(id)
                            .flatMap(challenge -> places.edit(
                                            acknowledged.getJDA(),
                                            challenge,
                                            pressed,
                                            edit -> acknowledged.getHook().editOriginal(edit))
                                    .or(() -> places.edit(acknowledged.getJDA(), challenge, pressed)))
                            .isPresent());
        });
    }

    /**
     * Shows or removes the link to the match of an accepted challenge.
     *
     * @param archived true if the thread of the match is archived; called while no other thread writes the message
     */
    void resumable(Challenge accepted, Match begun, BooleanSupplier archived) {
        alone(accepted.id(), () -> {
            connections
                    .of(accepted.terms().guild())
                    .ifPresent(jda -> posted.messageOf(accepted.id())
                            .ifPresent(message ->
                                    places.resumable(jda, accepted, begun, archived.getAsBoolean(), message)));
            return accepted;
        });
    }

    /** Shows the challenge after an answer that was not given below its message. */
    void show(ChallengeId id) {
        leavingRest(id, () -> bring(id));
    }

    /** Leaves a failed update to the worker, for which it remains due. */
    private <T> Optional<T> leavingRest(ChallengeId id, Supplier<T> attempt) {
        try {
            return Optional.of(attempt.get());
        } catch (RuntimeException failure) {
            log.info("Could not update the message of challenge {} yet: {}", id, failure.getMessage());
            return Optional.empty();
        }
    }

    /**
     * The message of a challenge, updated if that is due.
     *
     * @return the id of the message; empty if there is none
     */
    public Optional<MessageId> posted(ChallengeId id) {
        show(id);
        return posted.messageOf(id);
    }

    /** True if this process serves the server of the challenge. */
    boolean serves(Challenge challenge) {
        return connections.of(challenge.terms().guild()).isPresent();
    }

    /** The channel of a challenge; empty if the bot does not see it, or another process serves its server. */
    Optional<GuildMessageChannel> channel(Challenge challenge) {
        return connections.of(challenge.terms().guild()).flatMap(jda -> ChallengePlaces.channel(jda, challenge));
    }

    /**
     * Updates the message of a challenge, unless it is up to date: a needless edit would remove its mentions.
     *
     * @throws RuntimeException if Discord fails temporarily
     */
    Delivery bring(ChallengeId id) {
        return alone(
                id,
                () -> challenges
                        .find(id)
                        .map(this::upToDate)
                        .orElseGet(() -> new Delivery.Never("there is no such challenge")));
    }

    /** Leaves the message to another process if that serves the server. */
    private Delivery upToDate(Challenge challenge) {
        return connections
                .of(challenge.terms().guild())
                .map(jda -> upToDate(jda, withComputers(jda, challenge)))
                .orElseGet(() -> new Delivery.Later(Connections.MISSING));
    }

    private Delivery upToDate(JDA jda, Challenge challenge) {
        Delivery delivery = posted.owed(challenge.id())
                ? bring(jda, challenge)
                : new Delivery.Delivered("its message, already up to date");
        if (challenge.full() && delivery instanceof Delivery.Unreachable(String why)) {
            return new Delivery.Later(why);
        }
        Challenge seated = withComputers(jda, challenge);
        return seated.equals(challenge) ? delivery : bring(jda, seated);
    }

    /**
     * The challenge after the computer players have accepted, and begun if nobody is awaited then. Its message is
     * posted before, since the thread of the match starts there.
     */
    private Challenge withComputers(JDA jda, Challenge challenge) {
        boolean awaitsPeople = challenge.awaitedComputers().isEmpty() && !challenge.full();
        Optional<ChannelId> seat = awaitsPeople ? Optional.empty() : seat(jda, challenge);
        if (seat.isEmpty()) {
            return challenge;
        }
        challenge.awaitedComputers().forEach(computer -> challenges.join(challenge.id(), computer, seat.get()));
        if (challenge.full()) {
            challenges.begin(challenge.id(), seat.get());
        }
        return challenges.find(challenge.id()).orElse(challenge);
    }

    /**
     * The place of the match if somebody accepts the challenge now; empty while the message of the challenge is
     * unknown, or the bot does not see its channel.
     */
    Optional<ChannelId> seat(Challenge challenge) {
        return connections.of(challenge.terms().guild()).flatMap(jda -> seat(jda, challenge));
    }

    private Optional<ChannelId> seat(JDA jda, Challenge challenge) {
        return challenge.terms().direct()
                ? Optional.of(challenge.terms().channel())
                : posted.messageOf(challenge.id())
                        .flatMap(message -> ChallengePlaces.channel(jda, challenge)
                                .map(channel -> playChannels.thread(channel, message.value())));
    }

    /** Updates the message in the first way that succeeds. */
    private Delivery bring(JDA jda, Challenge challenge) {
        if (challenge.terms().direct()) {
            return bringDirectly(jda, challenge);
        }
        if (posted.messageOf(challenge.id()).isPresent()
                && ChallengePlaces.channel(jda, challenge).isEmpty()) {
            return new Delivery.Unreachable("the bot cannot see its channel");
        }
        try {
            return known(jda, challenge)
                    .or(() -> promised(jda, challenge))
                    .or(() -> places.find(jda, challenge))
                    .or(() -> places.post(jda, challenge))
                    .<Delivery>map(message -> new Delivery.Delivered("message " + message))
                    .orElseGet(() -> withoutMessage(jda, challenge));
        } catch (RuntimeException failure) {
            if (!Failures.noAccess(failure)) {
                throw failure;
            }
            return new Delivery.Unreachable(String.valueOf(failure.getMessage()));
        }
    }

    /** Tells people by direct messages what the message of the challenge, if there is one, cannot show any more. */
    private Delivery bringDirectly(JDA jda, Challenge challenge) {
        return promised(jda, challenge)
                .<Delivery>map(message -> new Delivery.Delivered("message " + message))
                .or(() -> posted.messageOf(challenge.id()).isEmpty() ? places.invite(challenge) : Optional.empty())
                .or(() -> places.callDirectly(challenge))
                .orElseGet(() -> {
                    posted.settle(challenge.id());
                    return new Delivery.Delivered("direct messages, since only an interaction can change its message");
                });
    }

    private Optional<MessageId> known(JDA jda, Challenge challenge) {
        return posted.messageOf(challenge.id()).flatMap(message -> places.edit(jda, challenge, message));
    }

    private Optional<MessageId> promised(JDA jda, Challenge challenge) {
        return posted.promised(challenge.id()).flatMap(token -> places.complete(jda, token, challenge));
    }

    /**
     * Handles a challenge without a message: closes it if it is open, and tells its people if it cannot be shown. One
     * whose match is to begin waits until it can.
     */
    private Delivery withoutMessage(JDA jda, Challenge challenge) {
        if (challenge.full()) {
            return new Delivery.Unreachable("its match cannot begin yet");
        }
        if (!challenge.open() && places.open(jda, challenge)) {
            posted.settle(challenge.id());
            return new Delivery.Delivered("nothing, since nobody has seen it");
        }
        if (challenge.open()) {
            challenges.withdraw(challenge.id(), challenge.challenger());
        }
        return places.tellThatItIsClosed(challenge).orElseGet(() -> {
            posted.settle(challenge.id());
            return new Delivery.Delivered("private messages that it is closed");
        });
    }

    private <T> T alone(ChallengeId id, Supplier<T> task) {
        Lock lock = writing.get((int) Long.remainderUnsigned(id.value(), STRIPES));
        lock.lock();
        try {
            return task.get();
        } finally {
            lock.unlock();
        }
    }
}
