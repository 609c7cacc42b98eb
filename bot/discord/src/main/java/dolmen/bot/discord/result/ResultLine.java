package dolmen.bot.discord.result;

import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.match.MatchOutline;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The result of a match in one line, for people who have not watched it: the winner, the loser, the manner and the
 * place.
 */
public record ResultLine(Names names, MatchWords words) {

    /** The line of an ended match; it mentions nobody. */
    public String of(MatchOutline ended) {
        return "%s%s %s"
                .formatted(
                        result(ended, ended.conclusion().orElseThrow()), MatchWords.hints(ended), words.place(ended));
    }

    private String result(MatchOutline match, Conclusion conclusion) {
        String game = "**%s**".formatted(words.variant(match));
        Names there = there(match);
        return switch (conclusion) {
            case Conclusion.Annulled annulled ->
                "%s of %s: %s"
                        .formatted(
                                game,
                                there.bold(match.players()),
                                words.at(match).standing(match));
            case Conclusion.Ranked ranked
            when match.players().size() > 2 ->
                "%s of %s: %s"
                        .formatted(
                                game,
                                there.bold(match.players()),
                                words.at(match).standing(match));
            case Conclusion.Ranked ranked
            when ranked.drawn() ->
                "%s drew at %s: %s.".formatted(there.bold(match.players()), game, how(match, ranked));
            case Conclusion.Ranked ranked ->
                "%s beat %s at %s: %s."
                        .formatted(
                                bold(match, ranked.ranking().getFirst()),
                                bold(match, ranked.ranking().getLast()),
                                game,
                                how(match, ranked));
        };
    }

    private String how(MatchOutline match, Conclusion.Ranked conclusion) {
        return switch (conclusion) {
            case Conclusion.ByRules(var outcome)
            when outcome.reason().ofLoser() ->
                bold(match, Set.of(outcome.loser())) + " " + outcome.reason().words();
            case Conclusion.ByRules(var outcome) -> outcome.reason().words();
            case Conclusion.ByResignation(Seat resigned) -> bold(match, Set.of(resigned)) + " resigned";
            case Conclusion.ByForfeit(Seat forfeiter, HostAct.Forfeit.Cause cause) ->
                bold(match, Set.of(forfeiter))
                        + switch (cause) {
                            case TIME -> " ran out of time";
                            case LEFT -> " left the server";
                        };
            case Conclusion.ByAgreement agreed -> "agreed";
            case Conclusion.ByAdjudication decided -> "decided by a moderator";
            case Conclusion.ByRepetition repeated -> "the same position stood for the third time";
            case Conclusion.ByNoProgress(var ranking, int plies) -> plies + " moves without progress";
        };
    }

    private String bold(MatchOutline match, Set<Seat> seats) {
        List<Seat> inOrder = seats.stream().sorted().toList();
        return there(match).bold(inOrder.stream().map(match::player).toList());
    }

    private Names there(MatchOutline match) {
        return names.on(Optional.of(match.venue().guild()));
    }
}
