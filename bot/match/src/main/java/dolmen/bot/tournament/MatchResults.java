package dolmen.bot.tournament;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeRepository;
import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Result;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The results of the matches of tournaments. Safe for use by many threads. */
public record MatchResults(ChallengeRepository challenges, LiveMatches matches) {

    /** The results of matches that have ended but are not entered yet, by the index of their pairing. */
    Map<Integer, Result> of(HostedTournament tournament) {
        var results = new HashMap<Integer, Result>();
        List<HostedPairing> pairings = tournament.pairings();
        for (int index = 0; index < pairings.size(); index++) {
            HostedPairing hosted = pairings.get(index);
            Optional<Result> result = hosted.open()
                    .flatMap(duel -> hosted.challenge().flatMap(id -> of(id, hasLeaver(tournament, duel))));
            int place = index;
            result.ifPresent(known -> results.put(place, known));
        }
        return results;
    }

    private static boolean hasLeaver(HostedTournament tournament, Duel duel) {
        return duel.entrants().stream().anyMatch(entrant -> !tournament.has(tournament.player(entrant)));
    }

    /**
     * The result of the match of a challenge. One that was closed before its match began is a draw, unless a player has
     * left, who forfeits it.
     */
    private Optional<Result> of(ChallengeId id, boolean hasLeaver) {
        Challenge challenge = challenges.find(id).orElseThrow();
        return switch (challenge.answer()) {
            case Challenge.Answer.Open open -> Optional.empty();
            case Challenge.Answer.Accepted accepted -> matches.begunBy(id).flatMap(MatchResults::of);
            case Challenge.Answer.Declined declined -> unplayed(hasLeaver);
            case Challenge.Answer.Withdrawn withdrawn -> unplayed(hasLeaver);
            case Challenge.Answer.Expired expired -> unplayed(hasLeaver);
        };
    }

    private static Optional<Result> unplayed(boolean hasLeaver) {
        return hasLeaver ? Optional.empty() : Optional.of(Result.DRAW);
    }

    /**
     * The result of a match. A player whose time ran out before the first move has not shown up. A match without a
     * result is a forfeit of the player who called it off, and a draw if neither did.
     */
    private static Optional<Result> of(Match match) {
        return match.conclusion().map(conclusion -> switch (conclusion) {
            case Conclusion.Annulled(HostAct.Aborted(Seat by)) ->
                Result.forfeit(by.equals(Seat.FIRST), !by.equals(Seat.FIRST));
            case Conclusion.Annulled(HostAct.Voided voided) -> Result.DRAW;
            case Conclusion.Annulled(HostAct.Abandoned abandoned) -> Result.DRAW;
            case Conclusion.Ranked ranked -> ranked(ranked, isPlayed(ranked, match));
        });
    }

    private static boolean isPlayed(Conclusion.Ranked ranked, Match match) {
        return ranked instanceof Conclusion.ByResignation || match.game().playedByAll();
    }

    private static Result ranked(Conclusion.Ranked ranked, boolean isPlayed) {
        if (ranked.drawn()) {
            return Result.DRAW;
        }
        boolean isWon = ranked.ranking().getFirst().contains(Seat.FIRST);
        if (!isPlayed) {
            return Result.forfeit(!isWon, isWon);
        }
        return isWon ? Result.WHITE_WINS : Result.BLACK_WINS;
    }
}
