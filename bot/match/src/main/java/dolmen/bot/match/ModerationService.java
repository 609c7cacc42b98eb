package dolmen.bot.match;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import java.util.Optional;
import java.util.function.Function;

/**
 * The use cases of moderators, who end matches that players cannot. The caller must check that the person is a
 * moderator. Safe for use by many threads.
 */
public final class ModerationService {
    private final LiveMatches matches;
    private final Ledger ledger;

    public ModerationService(LiveMatches matches, Ledger ledger) {
        this.matches = matches;
        this.ledger = ledger;
    }

    /**
     * Ends the match with a result.
     *
     * @param by the moderator, who is named publicly
     * @param guild the moderator's server
     * @param winner the winner; empty if all players still in play share first place
     */
    public PlayResult end(MatchId id, PlayerId by, GuildId guild, Optional<PlayerId> winner) {
        return enter(
                id,
                by,
                match -> objectionToEnd(match, by, guild, winner),
                match -> new HostAct.Adjudication(winner.flatMap(match::seatOf)));
    }

    /** Annuls the match, live or finished, so that it has no result. */
    public PlayResult annul(MatchId id, PlayerId by, GuildId guild) {
        return enter(id, by, match -> objectionToAnnul(match, by, guild), match -> new HostAct.Voided());
    }

    /** The objection to an annulment by the server's moderator; empty if there is none. */
    public static Optional<Refusal> objectionToAnnul(Match match, PlayerId by, GuildId guild) {
        return objectionToDecide(match, by, guild)
                .or(() -> match.conclusion()
                        .filter(Conclusion.Annulled.class::isInstance)
                        .map(annulled -> new MatchRefusal.MatchOver(match)));
    }

    private static Optional<Refusal> objectionToDecide(Match match, PlayerId by, GuildId guild) {
        if (!match.venue().guild().equals(guild)) {
            return Optional.of(new MatchRefusal.NoMatch());
        }
        return match.seatOf(by).map(own -> new MatchRefusal.OwnMatch(match));
    }

    /**
     * The objection to an end with the winner by the server's moderator; empty if there is none.
     *
     * @param winner the winner; empty for none
     */
    public static Optional<Refusal> objectionToEnd(Match match, PlayerId by, GuildId guild, Optional<PlayerId> winner) {
        return objectionToDecide(match, by, guild).or(() -> objectionToEnd(match, winner));
    }

    private static Optional<Refusal> objectionToEnd(Match match, Optional<PlayerId> winner) {
        if (!match.live()) {
            return Optional.of(new MatchRefusal.MatchOver(match));
        }
        boolean possible = winner.isEmpty()
                || winner.flatMap(match::seatOf).filter(match.game()::inPlay).isPresent();
        return possible ? Optional.empty() : Optional.of(new MatchRefusal.NoSuchWinner(match));
    }

    private PlayResult enter(
            MatchId id, PlayerId by, Function<Match, Optional<Refusal>> objection, Function<Match, HostAct> act) {
        return matches.find(id)
                .map(match -> objection
                        .apply(match)
                        .<PlayResult>map(PlayResult.Refused::new)
                        .orElseGet(() ->
                                ledger.enter(match.before(by), match.game().act(act.apply(match)))))
                .orElseGet(() -> new PlayResult.Refused(new MatchRefusal.NoMatch()));
    }
}
