package dolmen.bot.match;

import dolmen.rules.Seat;
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
        return onServer(id, guild, match -> {
            Optional<Seat> seat = winner.flatMap(match::seatOf).filter(match.game()::inPlay);
            return winner.isPresent() && seat.isEmpty()
                    ? new PlayResult.Refused(new Refusal.NoSuchWinner(match))
                    : ledger.enter(match, match.game().act(new HostAct.Adjudication(seat)));
        });
    }

    /** Ends the match without a result. */
    public PlayResult annul(MatchId id, GuildId guild) {
        return onServer(id, guild, match -> ledger.enter(match, match.game().act(new HostAct.Voided())));
    }

    private PlayResult onServer(MatchId id, GuildId guild, Function<Match, PlayResult> action) {
        Optional<Match> found =
                repository.find(id).filter(match -> match.venue().guild().equals(guild));
        if (found.isEmpty()) {
            return new PlayResult.Refused(new Refusal.NoMatch());
        }
        Match match = found.get();
        return match.live() ? action.apply(match) : new PlayResult.Refused(new Refusal.MatchOver(match));
    }
}
