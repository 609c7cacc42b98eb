package dolmen.bot.match;

import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.host.HostedGame;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * The use cases of a challenge: making it, and the three ways to answer it. Safe for use by many threads if its source
 * of randomness is; of several answers at once, one is served and the others are refused.
 */
public final class ChallengeService {
    private final GameRegistry games;
    private final ChallengeRepository repository;
    private final LiveMatches liveMatches;
    private final InstantSource clock;
    private final RandomGenerator random;
    private final Runnable noticesOwed;

    /** @param noticesOwed called when a match has begun and its notices are stored; returns at once */
    public ChallengeService(
            GameRegistry games,
            ChallengeRepository repository,
            LiveMatches liveMatches,
            InstantSource clock,
            RandomGenerator random,
            Runnable noticesOwed) {
        this.games = games;
        this.repository = repository;
        this.liveMatches = liveMatches;
        this.clock = clock;
        this.random = random;
        this.noticesOwed = noticesOwed;
    }

    /**
     * The variant of that text, if the challenger can play it against exactly these; otherwise why not. Nothing stored
     * is looked at.
     */
    public Check check(Player challenger, List<Player> opponents, String variantText) {
        return switch (games.variant(variantText)) {
            case VariantChoice.Unknown(String why) -> new Check.Impossible(new Refusal.NoVariant(why));
            case VariantChoice.Found(Variant variant) ->
                objectionToTable(challenger, opponents, variant)
                        .<Check>map(Check.Impossible::new)
                        .orElseGet(() -> new Check.Possible(variant));
        };
    }

    /** Whether a challenge can be made. */
    public sealed interface Check {
        record Possible(Variant variant) implements Check {}

        record Impossible(Refusal refusal) implements Check {}
    }

    /** Challenges the opponents to a variant, named by its text. */
    public ChallengeResult challenge(
            GuildId guild,
            ChannelId channel,
            Player challenger,
            List<Player> opponents,
            String variantText,
            SideWish side) {
        return switch (check(challenger, opponents, variantText)) {
            case Check.Impossible(Refusal refusal) -> refused(refusal);
            case Check.Possible(Variant variant) ->
                new ChallengeResult.Challenged(repository.add(new Challenge.Draft(
                        guild,
                        channel,
                        challenger.id(),
                        opponents.stream().map(Player::id).toList(),
                        variant,
                        side,
                        clock.instant())));
        };
    }

    /**
     * Accepts in the name of one opponent; the match begins with the last acceptance.
     *
     * @param thread the thread in which the match will be played
     */
    public ChallengeResult accept(ChallengeId id, PlayerId by, ChannelId thread) {
        return answer(id, challenge -> {
            if (!challenge.opponents().contains(by)) {
                return refused(new Refusal.NotYourChallenge(challenge));
            }
            if (challenge.accepted().contains(by)) {
                return refused(new Refusal.AlreadyAccepted(challenge));
            }
            return switch (repository.accept(id, by, opening(challenge, thread))) {
                case ChallengeRepository.Acceptance.Begun(Match match) -> begun(challenge, match);
                case ChallengeRepository.Acceptance.Waiting(Challenge waiting) -> new ChallengeResult.Joined(waiting);
                case ChallengeRepository.Acceptance.TooLate() -> acceptedTooLate(id, by);
            };
        });
    }

    private ChallengeRepository.Opening opening(Challenge challenge, ChannelId thread) {
        Variant variant = challenge.variant();
        HostedGame<?> dealt =
                HostedGame.start(games.game(variant.game()), variant).playChance(random);
        return new ChallengeRepository.Opening(
                new Venue(challenge.guild(), challenge.channel(), thread),
                seats(challenge),
                dealt.record(),
                clock.instant());
    }

    /** Calls the challenge off, if it is an opponent who declines. */
    public ChallengeResult decline(ChallengeId id, PlayerId by) {
        return answer(
                id,
                challenge -> challenge.opponents().contains(by)
                        ? callOff(challenge, Challenge.Answer.DECLINED)
                        : refused(new Refusal.NotYourChallenge(challenge)));
    }

    /** Calls the challenge off, if it is the challenger who thinks better of it. */
    public ChallengeResult withdraw(ChallengeId id, PlayerId by) {
        return answer(
                id,
                challenge -> challenge.challenger().equals(by)
                        ? callOff(challenge, Challenge.Answer.WITHDRAWN)
                        : refused(new Refusal.NotYourChallenge(challenge)));
    }

    private Optional<Refusal> objectionToTable(Player challenger, List<Player> opponents, Variant variant) {
        var named = new HashSet<>(Set.of(challenger.id()));
        for (Player opponent : opponents) {
            if (opponent.id().equals(challenger.id())) {
                return Optional.of(new Refusal.YourselfChallenged());
            }
            if (opponent.bot()) {
                return Optional.of(new Refusal.BotChallenged(opponent));
            }
            if (!named.add(opponent.id())) {
                return Optional.of(new Refusal.OpponentTwice(opponent));
            }
        }
        int needed = games.game(variant.game()).start(variant).seats() - 1;
        return opponents.size() == needed
                ? Optional.empty()
                : Optional.of(new Refusal.WrongNumberOfOpponents(variant, needed));
    }

    private interface Action {
        ChallengeResult of(Challenge challenge);
    }

    private ChallengeResult answer(ChallengeId id, Action action) {
        Challenge challenge = repository.find(id).orElse(null);
        if (challenge == null) {
            return refused(new Refusal.NoChallenge());
        }
        return challenge.answer() == Challenge.Answer.OPEN
                ? action.of(challenge)
                : refused(new Refusal.ChallengeAnswered(challenge));
    }

    private ChallengeResult callOff(Challenge challenge, Challenge.Answer answer) {
        return repository.callOff(challenge.id(), answer)
                ? new ChallengeResult.CalledOff(challenge)
                : answeredBySomebodyFaster(challenge.id());
    }

    private ChallengeResult begun(Challenge challenge, Match match) {
        liveMatches.changed(match);
        noticesOwed.run();
        return new ChallengeResult.Begun(challenge, match);
    }

    private ChallengeResult acceptedTooLate(ChallengeId id, PlayerId by) {
        return repository
                .find(id)
                .filter(challenge -> challenge.answer() == Challenge.Answer.OPEN
                        && challenge.accepted().contains(by))
                .map(challenge -> refused(new Refusal.AlreadyAccepted(challenge)))
                .orElseGet(() -> answeredBySomebodyFaster(id));
    }

    private ChallengeResult answeredBySomebodyFaster(ChallengeId id) {
        return refused(
                repository.find(id).<Refusal>map(Refusal.ChallengeAnswered::new).orElseGet(Refusal.NoChallenge::new));
    }

    /** The challenger where wished, the others shuffled. */
    private List<PlayerId> seats(Challenge challenge) {
        var seats = new ArrayList<>(challenge.opponents());
        Collections.shuffle(seats, Random.from(random));
        int own = switch (challenge.side()) {
            case FIRST -> 0;
            case SECOND -> 1;
            case RANDOM -> random.nextInt(seats.size() + 1);
        };
        seats.add(own, challenge.challenger());
        return seats;
    }

    private static ChallengeResult refused(Refusal refusal) {
        return new ChallengeResult.Refused(refusal);
    }
}
