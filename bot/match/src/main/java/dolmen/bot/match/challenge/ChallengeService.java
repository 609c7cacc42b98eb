package dolmen.bot.match.challenge;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Calendars;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.host.HostedGame;
import dolmen.rules.opponent.Opponent;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * The use cases of a challenge: making and answering it. Safe for use by many threads if its source of randomness is;
 * concurrent answers are applied one after the other.
 */
public final class ChallengeService {
    /** The time in which the maker of a change should show it; afterwards the worker shows it. */
    private static final Duration TIME_TO_SHOW = Duration.ofSeconds(10);

    /** The maximum number of tables searched for a person. */
    private static final int MOST_TABLES = 25;

    private final GameRegistry games;
    private final ChallengeRepository repository;
    private final BlockLists blocks;
    private final LiveMatches liveMatches;
    private final Calendars calendars;
    private final InstantSource clock;
    private final RandomGenerator random;
    private final Duration lifetime;
    private final Runnable noticesOwed;

    /**
     * @param lifetime the time in which a challenge can be accepted
     * @param noticesOwed run when a match has started and its notices are stored; returns at once
     */
    public ChallengeService(
            GameRegistry games,
            ChallengeRepository repository,
            BlockLists blocks,
            LiveMatches liveMatches,
            Calendars calendars,
            InstantSource clock,
            RandomGenerator random,
            Duration lifetime,
            Runnable noticesOwed) {
        this.games = games;
        this.repository = repository;
        this.blocks = blocks;
        this.liveMatches = liveMatches;
        this.calendars = calendars;
        this.clock = clock;
        this.random = random;
        this.lifetime = lifetime;
        this.noticesOwed = noticesOwed;
    }

    /** The proposed variant, if it can be played as proposed; otherwise the refusal. */
    public Check check(Proposal proposal) {
        return switch (games.variant(proposal.variant())) {
            case VariantChoice.Unknown unknown ->
                new Check.Impossible(new ProposalRefusal.NoVariant(proposal.variant()));
            case VariantChoice.Found(Variant variant) ->
                proposal.objection(variant, seats(variant))
                        .or(() -> unavailable(proposal))
                        .or(() -> busy(proposal))
                        .<Check>map(Check.Impossible::new)
                        .orElseGet(() -> new Check.Possible(variant));
        };
    }

    private Optional<ChallengeRefusal> unavailable(Proposal proposal) {
        List<PlayerId> invited = proposal.invited().stream().map(Player::id).toList();
        List<PlayerId> unavailable =
                blocks.unavailable(invited, proposal.challenger().id());
        return proposal.invited().stream()
                .filter(guest -> unavailable.contains(guest.id()))
                .<ChallengeRefusal>map(ProposalRefusal.NotAvailable::new)
                .findFirst();
    }

    private Optional<ChallengeRefusal> busy(Proposal proposal) {
        PlayerId challenger = proposal.challenger().id();
        boolean toComputers = proposal.invited().stream().map(Player::id).anyMatch(PlayerId::computer);
        if (!toComputers || challenger.computer()) {
            return Optional.empty();
        }
        List<Match> live = liveMatches.liveOf(challenger).stream()
                .filter(Match::withComputers)
                .toList();
        return live.size() < OfferLimits.MOST_WITH_COMPUTERS
                ? Optional.empty()
                : Optional.of(new ProposalRefusal.TooManyWithComputers(live));
    }

    /** The validity of a proposal. */
    public sealed interface Check {
        record Possible(Variant variant) implements Check {}

        record Impossible(ChallengeRefusal refusal) implements Check {}
    }

    /** The challenge with the number, open or not. */
    public Optional<Challenge> find(ChallengeId id) {
        return repository.find(id);
    }

    /** The challenge from which the match started. */
    public Optional<Challenge> beginningOf(MatchId match) {
        return repository.beginningOf(match);
    }

    /** The open challenges that the person has made, is invited to or has joined, the next to expire first. */
    public List<Challenge> openOf(PlayerId person) {
        Instant now = clock.instant();
        return repository.openOf(person).stream()
                .filter(challenge -> !challenge.overdue(now) && !challenge.full())
                .sorted(Comparator.comparing(challenge -> challenge.terms().expiresAt()))
                .toList();
    }

    /** The tables of the server with a chair for the person, the next to expire first. */
    public List<Challenge> openTo(PlayerId person, GuildId guild) {
        return repository.withFreeChairs(guild, clock.instant(), MOST_TABLES).stream()
                .filter(challenge -> objectionToJoin(challenge, person).isEmpty())
                .toList();
    }

    /** Makes a challenge from a proposal. */
    public ChallengeResult challenge(Proposal proposal) {
        return switch (check(proposal)) {
            case Check.Impossible(ChallengeRefusal refusal) -> refused(refusal);
            case Check.Possible(Variant variant) ->
                offer(proposal, new Challenge.Draft(terms(proposal, variant), proposal.chairs(seats(variant))));
        };
    }

    /**
     * Stores the challenge, and checks blocks again: somebody may have blocked the challenger meanwhile without seeing
     * this challenge.
     */
    private ChallengeResult offer(Proposal proposal, Challenge.Draft draft) {
        return switch (repository.add(draft, shownBy(), offered -> OfferLimits.objection(draft, offered))) {
            case ChallengeRepository.Added.Refused(ChallengeRefusal why) -> refused(why);
            case ChallengeRepository.Added.Stored(Challenge challenge) ->
                unavailable(proposal)
                        .map(why -> {
                            callOff(challenge, new Challenge.Answer.Withdrawn());
                            return refused(why);
                        })
                        .orElseGet(() -> new ChallengeResult.Waiting(challenge));
        };
    }

    private Terms terms(Proposal proposal, Variant variant) {
        Instant now = clock.instant();
        return new Terms(
                proposal.guild(),
                proposal.channel(),
                proposal.challenger().id(),
                variant,
                proposal.opening(),
                new Seating.ByLot(proposal.side()),
                proposal.time(),
                proposal.stake(),
                Optional.empty(),
                now,
                now.plus(lifetime));
    }

    private int seats(Variant variant) {
        return games.game(variant.game()).start(variant).seats();
    }

    /**
     * Seats the person on their reserved chair, or on a free one; the match starts when the last chair is taken.
     *
     * @param thread the thread in which the match will be played
     */
    public ChallengeResult join(ChallengeId id, PlayerId by, ChannelId thread) {
        ChallengeResult result = answer(id, challenge -> objectionToJoin(challenge, by), challenge -> {
            Challenge joined = challenge.joinedBy(by);
            return joined.open() ? waiting(challenge, joined) : begin(challenge, joined, thread);
        });
        if (result instanceof ChallengeResult.Waiting(Challenge joined) && !welcome(joined, by)) {
            leave(id, by);
            return refused(new AnswerRefusal.TableNotAvailable());
        }
        return result;
    }

    /** An invited guest is welcome to all; people who accept later have seen the name. */
    private Optional<ChallengeRefusal> objectionToJoin(Challenge challenge, PlayerId by) {
        return challenge
                .objectionToJoin(by)
                .or(() ->
                        welcome(challenge, by) ? Optional.empty() : Optional.of(new AnswerRefusal.TableNotAvailable()));
    }

    /**
     * Starts the match of a challenge whose chairs were all taken when it was made.
     *
     * @param thread the thread in which the match will be played
     */
    public ChallengeResult begin(ChallengeId id, ChannelId thread) {
        return answer(
                id,
                challenge -> challenge.full()
                        ? Optional.empty()
                        : Optional.of(new AnswerRefusal.NotYourChallenge(challenge)),
                challenge -> begin(challenge, challenge.answered(new Challenge.Answer.Accepted()), thread));
    }

    private boolean welcome(Challenge challenge, PlayerId by) {
        return challenge.invited().contains(by)
                || blocks.unavailable(challenge.players(), by).isEmpty();
    }

    /** The objection to the person's taking a seat; empty if there is none. */
    public Optional<ChallengeRefusal> objectionToJoin(ChallengeId id, PlayerId by) {
        return objection(id, challenge -> objectionToJoin(challenge, by));
    }

    /** Withdraws the person's acceptance. */
    public ChallengeResult leave(ChallengeId id, PlayerId by) {
        return answer(
                id, challenge -> challenge.objectionToLeave(by), challenge -> waiting(challenge, challenge.leftBy(by)));
    }

    /** Declines for an invited person, which calls the challenge off for everybody. */
    public ChallengeResult decline(ChallengeId id, PlayerId by, Optional<String> reason) {
        return answer(
                id,
                challenge -> challenge.objectionToDecline(by),
                challenge -> callOff(challenge, new Challenge.Answer.Declined(by, reason)));
    }

    /** Withdraws the challenge for the challenger, which calls it off. */
    public ChallengeResult withdraw(ChallengeId id, PlayerId by) {
        return answer(
                id,
                challenge -> challenge.objectionToWithdraw(by),
                challenge -> callOff(challenge, new Challenge.Answer.Withdrawn()));
    }

    /** Reserves the free chairs for a computer player and others near its level, at the challenger's request. */
    public ChallengeResult fill(ChallengeId id, PlayerId by, Opponent opponent) {
        return answer(
                id,
                challenge -> challenge.objectionToFill(by),
                challenge -> waiting(
                        challenge,
                        challenge.filledWith(ComputerPlayers.around(opponent, challenge.free()).stream()
                                .map(ComputerPlayers::idOf)
                                .toList())));
    }

    /** Makes a match rated if it is unrated only as somebody's first, and nobody has accepted it yet. */
    public ChallengeResult rate(ChallengeId id, PlayerId by) {
        return answer(
                id, challenge -> challenge.objectionToRate(by), challenge -> waiting(challenge, challenge.madeRated()));
    }

    /** The objection to the person's making the match rated; empty if there is none. */
    public Optional<ChallengeRefusal> objectionToRate(ChallengeId id, PlayerId by) {
        return objection(id, challenge -> challenge.objectionToRate(by));
    }

    /** The objection to the person's giving the free chairs to computer players; empty if there is none. */
    public Optional<ChallengeRefusal> objectionToFill(ChallengeId id, PlayerId by) {
        return objection(id, challenge -> challenge.objectionToFill(by));
    }

    /** The objection to the person's declining; empty if there is none. */
    public Optional<ChallengeRefusal> objectionToDecline(ChallengeId id, PlayerId by) {
        return objection(id, challenge -> challenge.objectionToDecline(by));
    }

    private Optional<ChallengeRefusal> objection(
            ChallengeId id, Function<Challenge, Optional<ChallengeRefusal>> toOpen) {
        return switch (current(id)) {
            case Current.Open(Challenge challenge) -> toOpen.apply(challenge);
            case Current.None(ChallengeRefusal why) -> Optional.of(why);
        };
    }

    /** A challenge that can be answered, or the reason why not. */
    private sealed interface Current {
        record Open(Challenge challenge) implements Current {}

        record None(ChallengeRefusal why) implements Current {}
    }

    private Current current(ChallengeId id) {
        Challenge challenge = repository.find(id).orElse(null);
        if (challenge == null) {
            return new Current.None(new AnswerRefusal.NoChallenge());
        }
        Instant now = clock.instant();
        if (challenge.overdue(now)) {
            repository.expire(now);
            return current(id);
        }
        return challenge.open()
                ? new Current.Open(challenge)
                : new Current.None(new AnswerRefusal.ChallengeAnswered(challenge));
    }

    /** @param attempt the attempt to answer; its result is empty if the challenge has changed meanwhile */
    private ChallengeResult answer(
            ChallengeId id,
            Function<Challenge, Optional<ChallengeRefusal>> objection,
            Function<Challenge, Optional<ChallengeResult>> attempt) {
        return switch (current(id)) {
            case Current.None(ChallengeRefusal why) -> refused(why);
            case Current.Open(Challenge challenge) ->
                objection
                        .apply(challenge)
                        .map(ChallengeService::refused)
                        .or(() -> attempt.apply(challenge))
                        .orElseGet(() -> answer(id, objection, attempt));
        };
    }

    private Optional<ChallengeResult> waiting(Challenge before, Challenge after) {
        return repository.replace(before, after, shownBy())
                ? Optional.of(new ChallengeResult.Waiting(after))
                : Optional.empty();
    }

    private Optional<ChallengeResult> callOff(Challenge before, Challenge.Answer answer) {
        return repository.replace(before, before.answered(answer), shownBy())
                ? Optional.of(new ChallengeResult.CalledOff())
                : Optional.empty();
    }

    private Optional<ChallengeResult> begin(Challenge before, Challenge accepted, ChannelId thread) {
        return repository.begin(before, accepted, opening(accepted, thread)).map(match -> {
            liveMatches.stored(match);
            noticesOwed.run();
            return new ChallengeResult.Begun(accepted, match);
        });
    }

    private ChallengeRepository.Opening opening(Challenge accepted, ChannelId thread) {
        Terms terms = accepted.terms();
        HostedGame<?> dealt = terms.beginning(games).playChance(random);
        List<PlayerId> players = terms.seating().deal(terms.challenger(), accepted.joined(), random);
        Instant now = clock.instant();
        return new ChallengeRepository.Opening(
                new Venue(terms.guild(), terms.channel(), thread),
                players,
                dealt.record(),
                calendars.start(terms.time(), dealt, players, now),
                now,
                shownBy());
    }

    private Instant shownBy() {
        return clock.instant().plus(TIME_TO_SHOW);
    }

    private static ChallengeResult refused(ChallengeRefusal refusal) {
        return new ChallengeResult.Refused(refusal);
    }
}
