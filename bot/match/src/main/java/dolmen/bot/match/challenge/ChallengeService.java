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
 * The use cases of a challenge: making it, and the ways to answer it. Safe for use by many threads if its source of
 * randomness is; of several answers at once, each meets the challenge as those before have left it.
 */
public final class ChallengeService {
    /** A change is shown by those who make it; what is not shown by then is left to the poller. */
    private static final Duration TIME_TO_SHOW = Duration.ofSeconds(10);

    /** More tables than these are not looked through for those that suit somebody. */
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
     * @param lifetime how long a challenge can be accepted
     * @param noticesOwed called when a match has begun and its notices are stored; returns at once
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

    /** The variant that is proposed, if it can be played like that; otherwise why not. */
    public Check check(Proposal proposal) {
        return switch (games.variant(proposal.variant())) {
            case VariantChoice.Unknown(String why) ->
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

    /** Whether a challenge can be made. */
    public sealed interface Check {
        record Possible(Variant variant) implements Check {}

        record Impossible(ChallengeRefusal refusal) implements Check {}
    }

    /** The challenge of that number, open or not. */
    public Optional<Challenge> find(ChallengeId id) {
        return repository.find(id);
    }

    /** The challenge with which that match began. */
    public Optional<Challenge> beginningOf(MatchId match) {
        return repository.beginningOf(match);
    }

    /** The open challenges that the person has made, is invited to or has joined, those that end first first. */
    public List<Challenge> openOf(PlayerId person) {
        Instant now = clock.instant();
        return repository.openOf(person).stream()
                .filter(challenge -> !challenge.overdue(now))
                .sorted(Comparator.comparing(challenge -> challenge.terms().expiresAt()))
                .toList();
    }

    /** Tables of that server with a chair that the person may take, those that end first first. */
    public List<Challenge> openTo(PlayerId person, GuildId guild) {
        return repository.withFreeChairs(guild, clock.instant(), MOST_TABLES).stream()
                .filter(challenge -> objectionToJoin(challenge, person).isEmpty())
                .toList();
    }

    /** Makes a challenge of what is proposed. */
    public ChallengeResult challenge(Proposal proposal) {
        return switch (check(proposal)) {
            case Check.Impossible(ChallengeRefusal refusal) -> refused(refusal);
            case Check.Possible(Variant variant) ->
                offer(proposal, new Challenge.Draft(terms(proposal, variant), proposal.chairs(seats(variant))));
        };
    }

    /**
     * Somebody who has blocked the challenger meanwhile has not found this challenge, so it is looked for once more.
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
     * Sits the person down on the chair that is reserved for the person, or on a free one; the match begins with the
     * last.
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

    /** A guest who is invited is welcome to all; those who accept later have seen the name. */
    private Optional<ChallengeRefusal> objectionToJoin(Challenge challenge, PlayerId by) {
        return challenge
                .objectionToJoin(by)
                .or(() ->
                        welcome(challenge, by) ? Optional.empty() : Optional.of(new AnswerRefusal.TableNotAvailable()));
    }

    private boolean welcome(Challenge challenge, PlayerId by) {
        return challenge.invited().contains(by)
                || blocks.unavailable(challenge.players(), by).isEmpty();
    }

    /** Takes back that the person has accepted or joined. */
    public ChallengeResult leave(ChallengeId id, PlayerId by) {
        return answer(
                id, challenge -> challenge.objectionToLeave(by), challenge -> waiting(challenge, challenge.leftBy(by)));
    }

    /** Calls the challenge off for all, if it is one who is invited who declines. */
    public ChallengeResult decline(ChallengeId id, PlayerId by, Optional<String> reason) {
        return answer(
                id,
                challenge -> challenge.objectionToDecline(by),
                challenge -> callOff(challenge, new Challenge.Answer.Declined(by, reason)));
    }

    /** Calls the challenge off, if it is the challenger who thinks better of it. */
    public ChallengeResult withdraw(ChallengeId id, PlayerId by) {
        return answer(
                id,
                challenge -> challenge.objectionToWithdraw(by),
                challenge -> callOff(challenge, new Challenge.Answer.Withdrawn()));
    }

    /**
     * Keeps the free chairs for that computer player and others of its strength, if it is the challenger who wants it.
     */
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

    /** Makes a match rated that is friendly only because it is somebody's first, as long as nobody has accepted. */
    public ChallengeResult rate(ChallengeId id, PlayerId by) {
        return answer(
                id, challenge -> challenge.objectionToRate(by), challenge -> waiting(challenge, challenge.madeRated()));
    }

    /** Why the person cannot give the free chairs to computer players; empty if the person can. */
    public Optional<ChallengeRefusal> objectionToFill(ChallengeId id, PlayerId by) {
        return switch (current(id)) {
            case Current.Open(Challenge challenge) -> challenge.objectionToFill(by);
            case Current.None(ChallengeRefusal why) -> Optional.of(why);
        };
    }

    /** Why the person cannot decline; empty if the person can. */
    public Optional<ChallengeRefusal> objectionToDecline(ChallengeId id, PlayerId by) {
        return switch (current(id)) {
            case Current.Open(Challenge challenge) -> challenge.objectionToDecline(by);
            case Current.None(ChallengeRefusal why) -> Optional.of(why);
        };
    }

    /** A challenge that can be answered, or why it cannot. */
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

    /** @param attempt empty if somebody else was faster, and the challenge is no longer as it was */
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
