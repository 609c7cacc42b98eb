package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.Venues;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.place.DirectMessages;
import dolmen.bot.discord.posted.OwnMessages;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.PostedChallenges;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.PostedMessage;
import dolmen.bot.match.notice.PostedMessages;
import dolmen.rules.Variant;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;
import net.dv8tion.jda.api.requests.RestAction;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/**
 * The places where the message of a challenge can be written. Each method writes it and reports it to
 * {@link PostedChallenges}, or returns empty if its place does not exist. It throws Discord's exception on a temporary
 * failure. Only one thread at a time may use them for a challenge.
 */
record ChallengePlaces(
        PostedChallenges posted,
        PostedMessages messages,
        LiveMatches matches,
        Venues venues,
        ChallengeMessage message,
        DirectMessages direct,
        InstantSource clock) {
    private static final Set<Action> ANSWERS = Set.of(Action.ACCEPT, Action.LEAVE, Action.DECLINE, Action.WITHDRAW);

    /** The channel in which the challenge was made; empty if the bot does not see it. */
    static Optional<GuildMessageChannel> channel(JDA jda, Challenge challenge) {
        return Optional.ofNullable(jda.getChannelById(
                GuildMessageChannel.class, challenge.terms().channel().value()));
    }

    /** Edits the given message of the challenge, unless it was deleted. */
    Optional<MessageId> edit(JDA jda, Challenge challenge, MessageId known) {
        return channel(jda, challenge)
                .flatMap(channel -> edit(jda, challenge, known, edit -> channel.editMessageById(known.value(), edit)));
    }

    /** As above, with the given kind of edit. */
    Optional<MessageId> edit(
            JDA jda,
            Challenge challenge,
            MessageId known,
            Function<MessageEditData, ? extends RestAction<Message>> editing) {
        try {
            Optional<Match> begun = begun(jda, challenge);
            editing.apply(message.now(challenge, begun, archived(jda, begun))).complete();
            if (posted.owed(challenge.id())) {
                call(jda, challenge, known);
            }
            posted.shown(challenge, ended(begun), known);
            return Optional.of(known);
        } catch (ErrorResponseException failure) {
            if (!Failures.deleted(failure)) {
                throw failure;
            }
            posted.lose(challenge.id());
            return Optional.empty();
        }
    }

    /** Shows below the message whether the thread of the match is archived. */
    void resumable(JDA jda, Challenge challenge, Match begun, boolean archived, MessageId known) {
        channel(jda, challenge)
                .ifPresent(channel -> channel.editMessageById(
                                known.value(), message.now(challenge, Optional.of(begun), archived))
                        .complete());
    }

    /**
     * Writes the message as the answer to the challenger. It notifies people only if it is a new message, not if it
     * fills in a promise, so that a promise to an invited person is deleted instead.
     */
    MessageId answer(IReplyCallback asked, Challenge challenge) {
        Optional<InteractionHook> answered =
                asked.isAcknowledged() ? Optional.empty() : Replies.first(asked.reply(message.made(challenge)));
        return answered.map(hook -> shown(
                        challenge,
                        Objects.requireNonNull(hook.getCallbackResponse().getMessage())))
                .orElseGet(() -> keepPromise(asked.getHook(), challenge));
    }

    private MessageId keepPromise(InteractionHook promised, Challenge challenge) {
        if (challenge.awaited().stream().noneMatch(PlayerId::person)) {
            return complete(promised, challenge);
        }
        promised.deleteOriginal().complete();
        return shown(challenge, promised.sendMessage(message.made(challenge)).complete());
    }

    /** As above, in addition to the touched message, after the acknowledgement of an edit. */
    MessageId answerBeside(IReplyCallback touched, Challenge challenge) {
        return shown(
                challenge,
                touched.getHook().sendMessage(message.made(challenge)).complete());
    }

    /** The match that the challenge started. */
    Optional<Match> begun(Challenge challenge) {
        return matches.begunBy(challenge.id());
    }

    /** Writes the message as the promised answer to an interaction; a second time does no harm. */
    MessageId complete(InteractionHook promised, Challenge challenge) {
        Optional<Match> begun = begun(promised.getJDA(), challenge);
        MessageEditData edit = challenge.open()
                ? MessageEditData.fromCreateData(message.made(challenge))
                : message.now(challenge, begun, archived(promised.getJDA(), begun));
        var written = new MessageId(promised.editOriginal(edit).complete().getIdLong());
        posted.shown(challenge, ended(begun), written);
        return written;
    }

    /**
     * As above, by the token of the interaction. Empty if the promise no longer exists, or another process has answered
     * in private that nothing was saved.
     */
    Optional<MessageId> complete(JDA jda, String token, Challenge challenge) {
        try {
            InteractionHook promised = InteractionHook.from(jda, token);
            Message original = promised.retrieveOriginal().complete();
            if (!original.isEphemeral()) {
                return Optional.of(
                        challenge.open() && Acknowledgement.isPromise(original)
                                ? keepPromise(promised, challenge)
                                : complete(promised, challenge));
            }
            posted.lose(challenge.id());
            return Optional.empty();
        } catch (ErrorResponseException failure) {
            if (!Failures.unanswerable(failure) && !Failures.deleted(failure)) {
                throw failure;
            }
            posted.lose(challenge.id());
            return Optional.empty();
        }
    }

    /** True if the message has buttons that answer the challenge. */
    static boolean shows(Message message, ChallengeId challenge) {
        return OwnMessages.bears(
                message, id -> ANSWERS.contains(id.action()) && id.challenge().equals(challenge));
    }

    /** Finds an unrecorded message and edits it; of several, only one keeps its buttons. */
    Optional<MessageId> find(JDA jda, Challenge challenge) {
        List<PostedMessage> found = channel(jda, challenge).stream()
                .flatMap(channel -> OwnMessages.after(
                        channel, OwnMessages.since(challenge.terms().madeAt()))
                        .stream())
                .filter(own -> shows(own, challenge.id()))
                .map(OwnMessages::place)
                .toList();
        found.stream().skip(1).forEach(this::outdate);
        return found.stream().findFirst().flatMap(first -> edit(jda, challenge, first.message()));
    }

    /** Posts a message in the channel. Discord drops a second one with the same nonce. */
    Optional<MessageId> post(JDA jda, Challenge challenge) {
        try {
            return channel(jda, challenge)
                    .filter(channel -> challenge.open())
                    .map(channel -> channel.sendMessage(message.made(challenge))
                            .setNonce("c" + challenge.id())
                            .complete())
                    .map(sent -> shown(challenge, sent));
        } catch (RuntimeException failure) {
            if (!Failures.noAccess(failure)) {
                throw failure;
            }
            return Optional.empty();
        }
    }

    /**
     * Notifies everybody who waits for a challenge that will not be played, since an edit would notify nobody. Discord
     * drops a second message with the same nonce.
     */
    private void call(JDA jda, Challenge challenge, MessageId shown) {
        if (challenge.terms().direct()) {
            callDirectly(challenge);
            return;
        }
        Optional<MessageCreateData> news = message.calledOff(challenge);
        if (news.isPresent() && open(jda, challenge)) {
            channel(jda, challenge)
                    .orElseThrow()
                    .sendMessage(news.get())
                    .setMessageReference(shown.value())
                    .failOnInvalidReply(false)
                    .setNonce("c%s.e".formatted(challenge.id()))
                    .complete();
        }
    }

    /** As above, by direct messages. */
    Optional<Delivery> callDirectly(Challenge challenge) {
        return toEach(
                challenge.waiting(),
                "c%s.e".formatted(challenge.id()),
                player -> message.calledOff(challenge, addressed(player)));
    }

    private MessageId shown(Challenge challenge, Message written) {
        var id = new MessageId(written.getIdLong());
        posted.shown(challenge, false, id);
        return id;
    }

    /** True if the bot can write in the channel. */
    boolean open(JDA jda, Challenge challenge) {
        return channel(jda, challenge).filter(GuildMessageChannel::canTalk).isPresent();
    }

    /**
     * Tells the people who know of the challenge that it is closed, since no message can show it.
     *
     * @return the reason why somebody has to be told later; empty once every reachable person has been told
     */
    Optional<Delivery> tellThatItIsClosed(Challenge challenge) {
        return toEach(
                challenge.players(),
                "c%s.x".formatted(challenge.id()),
                player -> Optional.of(message.closedUnseen(challenge, addressed(player))));
    }

    private static Reader addressed(PlayerId player) {
        return Requester.elsewhere(player).reader();
    }

    private Optional<Delivery> toEach(
            Collection<PlayerId> players, String nonce, Function<PlayerId, Optional<MessageCreateData>> news) {
        List<PlayerId> people = players.stream().filter(PlayerId::person).toList();
        return people.stream()
                .flatMap(player ->
                        news
                                .apply(player)
                                .map(told -> direct.send(player, () -> told, nonce + people.indexOf(player)))
                                .stream())
                .filter(delivery -> switch (delivery) {
                    case Delivery.Delivered delivered -> false;
                    case Delivery.Never never -> false;
                    case Delivery.Unreachable unreachable -> false;
                    case Delivery.Later later -> true;
                    case Delivery.NotBefore later -> true;
                })
                .findFirst();
    }

    /**
     * Tells the person by a direct message that the boards of a match will come there; false if the person accepts
     * none.
     */
    boolean welcome(Interaction asking, Variant variant) {
        String cause = asking instanceof ComponentInteraction pressed ? pressed.getMessageId() : asking.getId();
        Delivery delivery = direct.sendTurn(
                Requester.personOf(asking), () -> message.welcome(variant, Reader.of(asking)), "w" + cause);
        return !(delivery instanceof Delivery.Never || delivery instanceof Delivery.Unreachable);
    }

    /**
     * Shows an open challenge to the awaited people in direct messages, if it has no message of its own.
     *
     * @return the reason why somebody has to be told later; empty once every reachable person has been told
     */
    Optional<Delivery> invite(Challenge challenge) {
        return challenge.open()
                ? toEach(
                        challenge.awaited(),
                        "c%s.i".formatted(challenge.id()),
                        player -> Optional.of(message.made(challenge, addressed(player))))
                : Optional.empty();
    }

    /** Schedules the removal of buttons from another message of the challenge. */
    void outdate(Challenge challenge, MessageId other) {
        outdate(new PostedMessage(challenge.terms().channel(), other));
    }

    private void outdate(PostedMessage other) {
        messages.outdate(other, clock.instant());
    }

    /** True if the thread is archived or unknown, since the client forgets archived threads. */
    private static boolean archived(JDA jda, Optional<Match> begun) {
        return begun.map(
                        match -> jda.getThreadChannelById(match.venue().thread().value()))
                .map(ThreadChannel::isArchived)
                .orElse(true);
    }

    private static boolean ended(Optional<Match> begun) {
        return begun.filter(match -> !match.live()).isPresent();
    }

    /** The match that the challenge started, with a new thread if it has none; a match that is over needs none. */
    private Optional<Match> begun(JDA jda, Challenge challenge) {
        return challenge.answer() instanceof Challenge.Answer.Accepted
                ? matches.begunBy(challenge.id())
                        .map(match -> match.live() ? venues.place(jda, match).match() : match)
                : Optional.empty();
    }
}
