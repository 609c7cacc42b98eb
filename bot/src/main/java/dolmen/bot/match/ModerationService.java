package dolmen.bot.match;

import dolmen.rules.host.HostAct;
import java.util.Optional;
import java.util.function.Function;

/**
 * The use cases of moderators, who end matches that players cannot. Whether somebody is a moderator is for the caller
 * to know. Safe for use by many threads.
 */
public final class ModerationService {
    private final MatchRepository repository;
    private final Ledger ledger;

    public ModerationService(MatchRepository repository, Ledger ledger) {
        this.repository = repository;
        this.ledger = ledger;
    }

    /**
     * Ends the match with a result.
     *
     * @param guild the server on which the moderator is one
     * @param winner empty if all who are still in play share the first place
     */
    public PlayResult end(MatchId id, GuildId guild, Optional<PlayerId> winner) {
        return enter(id, guild, winner, match -> new HostAct.Adjudication(winner.flatMap(match::seatOf)));
    }

    /** Ends the match without a result. */
    public PlayResult annul(MatchId id, GuildId guild) {
        return enter(id, guild, Optional.empty(), match -> new HostAct.Voided());
    }

    /**
     * Why the match cannot be ended by a moderator of that server, with that winner; empty if it can.
     *
     * @param winner empty for none
     */
    public static Optional<Refusal> objection(Match match, GuildId guild, Optional<PlayerId> winner) {
        if (!match.venue().guild().equals(guild)) {
            return Optional.of(new Refusal.NoMatch());
        }
        if (!match.live()) {
            return Optional.of(new Refusal.MatchOver(match));
        }
        boolean possible = winner.isEmpty()
                || winner.flatMap(match::seatOf).filter(match.game()::inPlay).isPresent();
        return possible ? Optional.empty() : Optional.of(new Refusal.NoSuchWinner(match));
    }

    private PlayResult enter(MatchId id, GuildId guild, Optional<PlayerId> winner, Function<Match, HostAct> act) {
        return repository
                .find(id)
                .map(match -> objection(match, guild, winner)
                        .<PlayResult>map(PlayResult.Refused::new)
                        .orElseGet(() -> ledger.enter(match, match.game().act(act.apply(match)))))
                .orElseGet(() -> new PlayResult.Refused(new Refusal.NoMatch()));
    }
}
