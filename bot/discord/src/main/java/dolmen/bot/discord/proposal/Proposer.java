package dolmen.bot.discord.proposal;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.challenge.ChallengePosts;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.settings.PlayChannels;
import dolmen.bot.discord.words.ChallengeRefusalWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.PaceWords;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.discord.words.WordsPhrases;
import dolmen.bot.history.Histories;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.challenge.ChallengeResult;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.challenge.Proposal;
import dolmen.bot.match.challenge.ProposalRefusal;
import dolmen.bot.match.challenge.SideWish;
import dolmen.bot.match.challenge.Terms;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;

/** Makes challenges from wishes, or explains why there can be none. Safe for use by many threads. */
record Proposer(
        ChallengeService challenges,
        PlayChannels playChannels,
        Names names,
        ChallengePosts posts,
        Preferences preferences,
        VariantCatalogue variants,
        Histories histories,
        ChallengeRefusalWords refusals) {
    /**
     * The acknowledgement of a proposal that notifies nobody: the message of the challenge is the answer, unless it
     * belongs in the surrounding channel.
     */
    static Acknowledgement acknowledgement(Interaction asking) {
        return PlayChannels.inThreadOfBot(asking) ? Acknowledgement.PRIVATE : Acknowledgement.PUBLIC;
    }

    /** The acknowledgement of a proposal that notifies the invited people. */
    static Acknowledgement calling(Interaction asking) {
        return PlayChannels.inThreadOfBot(asking) ? Acknowledgement.PRIVATE : Acknowledgement.ANSWER_OR_PROMISE;
    }

    /** The reason why nobody can be challenged at this place; empty if it is possible. */
    Optional<String> objection(Interaction asking) {
        return playChannels.objectionToProposal(asking).map(here(asking)::of);
    }

    /** The reason why the guest cannot be challenged to any game; empty if it is possible. */
    Optional<String> objection(Interaction asking, Guest guest) {
        Optional<ChallengeRefusal> refusal = Optional.empty();
        if (guest.player().id().equals(Names.sender(asking).id())) {
            refusal = Optional.of(new ProposalRefusal.YourselfChallenged());
        } else if (guest.player().bot()) {
            refusal = Optional.of(new ProposalRefusal.BotChallenged(guest.player()));
        } else {
            refusal = absent(asking, List.of(guest));
        }
        return refusal.map(here(asking)::of);
    }

    /**
     * Makes a challenge for the game in the wishes, and posts it as the answer, or in the channel around the thread of
     * a match.
     *
     * @return the reason why there can be no challenge; empty if it was made
     */
    Optional<String> propose(IReplyCallback event, List<Guest> guests, Wishes wishes) {
        return propose(event, Names.sender(event), guests, wishes);
    }

    /** As above, for a challenger other than the requester. */
    Optional<String> propose(IReplyCallback event, Player challenger, List<Guest> guests, Wishes wishes) {
        return propose(
                event, challenger, guests, wishes, List.of(), challenge -> post(event, challenge, posts::answer));
    }

    /** As above, after the acknowledgement of an edit: the challenge replaces the private message of the component. */
    Optional<String> proposeInPlace(IReplyCallback event, List<Guest> guests, Wishes wishes) {
        return propose(
                event,
                Names.sender(event),
                guests,
                wishes,
                List.of(),
                challenge -> post(event, challenge, posts::replace));
    }

    /**
     * Makes a challenge whose message is not the answer, after a private acknowledgement.
     *
     * @param opening all entries of the game of other players that it continues; empty for a game from the start
     */
    Continuations.Offer proposeAside(IReplyCallback event, List<Guest> guests, Wishes wishes, List<String> opening) {
        Optional<ChallengeRefusal> unread = PlayChannels.server(event).direct() ? unread(guests) : Optional.empty();
        if (unread.isPresent()) {
            return new Continuations.Offer.Refused(here(event).of(unread.get()));
        }
        var where = new AtomicReference<>("");
        return propose(
                        event,
                        Names.sender(event),
                        guests,
                        wishes,
                        opening,
                        made -> where.set(wording(event).of(linked(made))))
                .<Continuations.Offer>map(Continuations.Offer.Refused::new)
                .orElseGet(() -> new Continuations.Offer.Made(where.get()));
    }

    private Phrase linked(Challenge challenge) {
        if (challenge.terms().direct()) {
            posts.posted(challenge.id());
            return ProposalPhrases.madeDirect();
        }
        if (!challenge.awaitedComputers().isEmpty()) {
            return elsewhere(challenge, place(challenge));
        }
        return challenge.invited().isEmpty()
                ? link(place(challenge), ProposalPhrases::madeOffer, ProposalPhrases::madeOfferLinked)
                : link(place(challenge), ProposalPhrases::madeChallenge, ProposalPhrases::madeChallengeLinked);
    }

    /**
     * A sentence with a link to the place.
     *
     * @param named the sentence that mentions a channel, which is already a link
     * @param linked the sentence with a link to a message
     */
    private static Phrase link(String place, Function<Verbatim, Phrase> named, Function<Verbatim, Phrase> linked) {
        return (place.startsWith("<") ? named : linked).apply(new Verbatim(place));
    }

    private Optional<String> propose(
            IReplyCallback event,
            Player challenger,
            List<Guest> guests,
            Wishes wishes,
            List<String> opening,
            Consumer<Challenge> shown) {
        Optional<String> objection =
                objection(event).or(() -> absent(event, guests).map(here(event)::of));
        if (objection.isPresent()) {
            return objection;
        }
        GuildId server = PlayChannels.server(event);
        long channel =
                playChannels.around(event).map(GuildMessageChannel::getIdLong).orElseGet(event::getChannelIdLong);
        Optional<TimeControl> time = time(wishes, server);
        if (time.isEmpty()) {
            return Optional.of(wording(event).of(WordsPhrases.paceUnread()));
        }
        List<Player> invited = guests.stream().map(Guest::player).toList();
        return made(
                event,
                new Proposal(
                        server,
                        new ChannelId(channel),
                        challenger,
                        invited,
                        variant(NotUnderstoodException.required(wishes.game())),
                        opening,
                        wishes.side().orElse(SideWish.RANDOM),
                        time.get(),
                        stake(wishes, event, invited)),
                shown);
    }

    /** The chosen stake; by default the match is rated, unless it is the first match of the game for a player. */
    private Terms.Stake stake(Wishes wishes, Interaction asking, List<Player> invited) {
        return wishes.rated().map(Terms.Stake::of).orElseGet(() -> {
            Optional<Variant> variant = wishes.game().flatMap(variants::variant).filter(variants::rated);
            boolean first = variant.filter(chosen -> Stream.concat(Stream.of(Names.sender(asking)), invited.stream())
                            .anyMatch(player -> isNew(player.id(), chosen)))
                    .isPresent();
            return first ? Terms.Stake.FIRST_MATCH : Terms.Stake.RATED;
        });
    }

    /** True if the player has never finished a match of the game. */
    boolean isNew(PlayerId player, Variant variant) {
        return histories.of(player).matches().stream()
                .noneMatch(match -> match.game().equals(variant.game()));
    }

    private Optional<String> made(IReplyCallback event, Proposal proposal, Consumer<Challenge> shown) {
        Optional<ChallengeRefusal> objection =
                challenges.check(proposal) instanceof ChallengeService.Check.Impossible(ChallengeRefusal refusal)
                        ? Optional.of(refusal)
                        : unreachable(event, proposal);
        if (objection.isPresent()) {
            return objection.map(here(event)::of);
        }
        names.remember(proposal.challenger());
        proposal.invited().forEach(names::remember);
        return switch (challenges.challenge(proposal)) {
            case ChallengeResult.Waiting(Challenge challenge) -> {
                shown.accept(challenge);
                yield Optional.empty();
            }
            case ChallengeResult.Refused(ChallengeRefusal refusal) ->
                Optional.of(here(event).of(refusal));
            case ChallengeResult.Begun begun -> throw new IllegalStateException("not accepted yet: " + begun);
            case ChallengeResult.CalledOff calledOff -> throw new IllegalStateException("just made: " + calledOff);
        };
    }

    private Optional<ChallengeRefusal> unreachable(Interaction asking, Proposal proposal) {
        return proposal.guild().direct()
                ? variants.variant(proposal.variant())
                        .flatMap(variant -> posts.objectionToDirectMessages(asking, variant))
                : Optional.empty();
    }

    private void post(IReplyCallback event, Challenge challenge, BiConsumer<IReplyCallback, Challenge> here) {
        if (challenge.terms().channel().value() == event.getChannelIdLong()) {
            here.accept(event, challenge);
            return;
        }
        Acknowledgement.PRIVATE.give(event);
        Wording wording = wording(event);
        Replies.fulfil(
                event.getHook(),
                new MessageCreateBuilder()
                        .setContent(wording.of(elsewhere(challenge, place(challenge))))
                        .setComponents(posts.opening(challenge, wording).stream()
                                .map(ActionRow::of)
                                .toList())
                        .build());
    }

    private String place(Challenge challenge) {
        return posts.posted(challenge.id())
                .map(message -> Message.JUMP_URL.formatted(
                        challenge.terms().guild(), challenge.terms().channel(), message))
                .orElseGet(() -> "<#%s>".formatted(challenge.terms().channel()));
    }

    /** A notice about a challenge in the channel around the thread of a match. */
    private static Phrase elsewhere(Challenge challenge, String place) {
        if (!challenge.awaitedComputers().isEmpty()) {
            return link(place, ProposalPhrases::madeMatch, ProposalPhrases::madeMatchLinked);
        }
        return challenge.invited().isEmpty()
                ? link(place, ProposalPhrases::aroundOffer, ProposalPhrases::aroundOfferLinked)
                : link(place, ProposalPhrases::aroundChallenge, ProposalPhrases::aroundChallengeLinked);
    }

    /** The language of private answers to the person. */
    Wording wording(Interaction asking) {
        return here(asking).matches().wording();
    }

    private ChallengeRefusalWords here(Interaction asking) {
        return refusals.on(Reader.of(asking));
    }

    /** The text of the named variant, or the typed text if it names none. */
    private String variant(String typed) {
        return variants.variant(typed).map(Variant::text).orElse(typed);
    }

    /** An objection to people as guests where only the challenger reads the answer. */
    private static Optional<ChallengeRefusal> unread(List<Guest> guests) {
        return guests.stream().allMatch(guest -> guest.player().id().computer())
                ? Optional.empty()
                : Optional.of(new ProposalRefusal.NobodyReads());
    }

    /** An objection if a guest could not accept, because no message at this place reaches them. */
    private static Optional<ChallengeRefusal> absent(Interaction asking, List<Guest> guests) {
        if (asking.getContext() == InteractionContextType.BOT_DM) {
            return unread(guests);
        }
        if (PlayChannels.server(asking).direct()) {
            return Optional.empty();
        }
        return guests.stream()
                .filter(guest -> !guest.here())
                .findFirst()
                .map(guest -> new ProposalRefusal.NotOnServer(guest.player()));
    }

    /** The chosen time control, or the server's default; empty if the typed text is not a pace. */
    private Optional<TimeControl> time(Wishes wishes, GuildId guild) {
        return wishes.pace()
                .map(PaceWords::read)
                .orElseGet(() -> Optional.of(preferences.of(guild).pace()));
    }
}
