package dolmen.bot.discord.words;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import dolmen.rules.Reason;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * The result of an ended match, in sentences.
 *
 * @param name the name or the mention of a player in a message
 */
record EndingWords(MatchOutline match, ActWords acts, Function<PlayerId, String> name) {

    String of(Conclusion conclusion) {
        return switch (conclusion) {
            case Conclusion.Annulled(HostAct.Annulment how) -> acts.of(match, how) + " It counts for nothing.";
            case Conclusion.ByResignation ended -> lost(ended.resigned(), "resigned");
            case Conclusion.ByForfeit ended -> lost(ended.forfeiter(), ActWords.of(ended.cause()));
            case Conclusion.ByRules ended
            when ended.outcome().reason().ofLoser() ->
                lost(ended.outcome().loser(), ended.outcome().reason().words());
            case Conclusion.ByRules ended ->
                ranked(ended, ": " + words(ended, ended.outcome().reason()));
            case Conclusion.ByAgreement ended when ended.drawn() -> first(ended) + " agreed on a draw.";
            case Conclusion.ByAgreement ended -> ranked(ended, ", as they agreed");
            case Conclusion.ByAdjudication ended -> ranked(ended, ": decided by " + acts.moderator(match));
            case Conclusion.ByRepetition ended ->
                ranked(ended, " by the host's rule: the same position stood for the third time");
            case Conclusion.ByNoProgress ended ->
                ranked(ended, " by the host's rule: there was no progress for %d moves".formatted(ended.plies()));
        };
    }

    /** The end of a match for two, described by what the loser did. */
    private String lost(Seat loser, String how) {
        return "%s %s, so %s won.".formatted(named(Set.of(loser)), how, named(Set.of(loser.opponent())));
    }

    private String words(Conclusion.Ranked conclusion, Reason reason) {
        return match.players().size() == 2 && !conclusion.drawn()
                ? reason.words(named(conclusion.ranking().getLast()))
                : reason.words();
    }

    private String ranked(Conclusion.Ranked conclusion, String how) {
        String did =
                conclusion.drawn() ? "drew" : conclusion.ranking().getFirst().size() > 1 ? "share first place" : "won";
        return "%s %s%s.%s".formatted(first(conclusion), did, how, otherPlaces(conclusion.ranking()));
    }

    private String first(Conclusion.Ranked conclusion) {
        return named(conclusion.ranking().getFirst());
    }

    /** The places of the other players, if they are not obvious. */
    private String otherPlaces(List<Set<Seat>> ranking) {
        if (match.players().size() == 2) {
            return "";
        }
        var words = new StringBuilder();
        int better = ranking.getFirst().size();
        for (Set<Seat> place : ranking.subList(1, ranking.size())) {
            words.append(" %d. %s.".formatted(better + 1, named(place)));
            better += place.size();
        }
        return words.toString();
    }

    private String named(Set<Seat> seats) {
        return Text.list(seats.stream().sorted().map(match::player).map(name).toList());
    }
}
