package dolmen.bot.discord;

import dolmen.bot.match.Match;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.Refusal;

/** What is said privately to somebody who has played or resigned; everybody else learns it from the board. */
final class PlayAnswer {
    private final MatchWords matches;
    private final RefusalWords refusals;

    PlayAnswer(MatchWords matches, RefusalWords refusals) {
        this.matches = matches;
        this.refusals = refusals;
    }

    String toMove(PlayResult result) {
        return switch (result) {
            case PlayResult.Played(Match match) ->
                "You played `%s` in %s.%s"
                        .formatted(
                                match.record().moves().getLast(),
                                matches.place(match),
                                matches.conclusion(match).map(how -> " " + how).orElse(""));
            case PlayResult.Refused(Refusal refusal) -> refusals.of(refusal);
        };
    }

    String toResignation(PlayResult result) {
        return switch (result) {
            case PlayResult.Played(Match match) ->
                "You resigned match #%s. Thank you for playing.".formatted(match.id());
            case PlayResult.Refused(Refusal refusal) -> refusals.of(refusal);
        };
    }
}
