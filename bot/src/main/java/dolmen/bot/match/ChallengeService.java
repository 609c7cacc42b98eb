package dolmen.bot.match;

import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
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

    /** Why such a challenge cannot be made, found without looking at anything stored; empty if it can. */
    public Optional<Refusal> objection(Player challenger, Player opponent, String variantText) {
        return objectionToPair(challenger, opponent)
                .or(() -> games.variant(variantText) instanceof VariantChoice.Unknown(String why)
                        ? Optional.of(new Refusal.NoVariant(why))
                        : Optional.empty());
    }

    /** Challenges the opponent to a variant, named by its text. */
    public ChallengeResult challenge(
            GuildId guild, ChannelId channel, Player challenger, Player opponent, String variantText, SideWish side) {
        Refusal objection = objectionToPair(challenger, opponent).orElse(null);
        if (objection != null) {
            return refused(objection);
        }
        return switch (games.variant(variantText)) {
            case VariantChoice.Unknown(String why) -> refused(new Refusal.NoVariant(why));
            case VariantChoice.Found(Variant variant) ->
                new ChallengeResult.Challenged(repository.add(new Challenge.Draft(
                        guild, channel, challenger.id(), opponent.id(), variant, side, clock.instant())));
        };
    }

    /**
     * Begins the match, if it is the opponent who accepts.
     *
     * @param thread the thread in which the match will be played
     */
    public ChallengeResult accept(ChallengeId id, PlayerId by, ChannelId thread) {
        return answer(id, challenge -> {
            if (!challenge.opponent().equals(by)) {
                return refused(new Refusal.NotYourChallenge(challenge));
            }
            var venue = new Venue(challenge.guild(), challenge.channel(), thread);
            return repository
                    .accept(challenge, venue, seats(challenge), clock.instant())
                    .map(match -> begun(challenge, match))
                    .orElseGet(() -> answeredBySomebodyFaster(id));
        });
    }

    /** Calls the challenge off, if it is the opponent who declines. */
    public ChallengeResult decline(ChallengeId id, PlayerId by) {
        return answer(
                id,
                challenge -> challenge.opponent().equals(by)
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

    private static Optional<Refusal> objectionToPair(Player challenger, Player opponent) {
        if (opponent.id().equals(challenger.id())) {
            return Optional.of(new Refusal.YourselfChallenged());
        }
        return opponent.bot() ? Optional.of(new Refusal.BotChallenged(opponent)) : Optional.empty();
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

    private ChallengeResult answeredBySomebodyFaster(ChallengeId id) {
        return refused(
                repository.find(id).<Refusal>map(Refusal.ChallengeAnswered::new).orElseGet(Refusal.NoChallenge::new));
    }

    private List<PlayerId> seats(Challenge challenge) {
        boolean challengerBegins = switch (challenge.side()) {
            case FIRST -> true;
            case SECOND -> false;
            case RANDOM -> random.nextBoolean();
        };
        return challengerBegins
                ? List.of(challenge.challenger(), challenge.opponent())
                : List.of(challenge.opponent(), challenge.challenger());
    }

    private static ChallengeResult refused(Refusal refusal) {
        return new ChallengeResult.Refused(refusal);
    }
}
