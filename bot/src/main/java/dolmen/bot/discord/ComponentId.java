package dolmen.bot.discord;

import dolmen.bot.match.Challenge;
import dolmen.bot.match.ChallengeId;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchId;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The id of a button or a form, which tells all that is needed to act on it, also after a restart: text
 * {@code v1:action:number:ply}.
 *
 * @param action the name of what happens
 * @param number of the match or the challenge
 * @param ply how many plies had been played when the button was made; 0 for a challenge
 */
record ComponentId(String action, long number, int ply) {
    private static final Pattern TEXT = Pattern.compile("v1:([a-z-]{1,40}):([0-9]{1,18}):([0-9]{1,9})");

    static ComponentId of(String action, Match match) {
        return new ComponentId(action, match.id().value(), match.ply());
    }

    static ComponentId of(String action, Challenge challenge) {
        return new ComponentId(action, challenge.id().value(), 0);
    }

    /** The id of that text; empty if it is none of ours or of another release. */
    static Optional<ComponentId> parse(String text) {
        Matcher parts = TEXT.matcher(text);
        return parts.matches()
                ? Optional.of(new ComponentId(
                        parts.group(1), Long.parseLong(parts.group(2)), Integer.parseInt(parts.group(3))))
                : Optional.empty();
    }

    String text() {
        return "v1:%s:%d:%d".formatted(action, number, ply);
    }

    MatchId match() {
        return new MatchId(number);
    }

    ChallengeId challenge() {
        return new ChallengeId(number);
    }
}
