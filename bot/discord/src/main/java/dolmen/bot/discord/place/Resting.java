package dolmen.bot.discord.place;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.silence.Silence;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.Optional;
import java.util.function.Function;

/**
 * Notes on live matches that rest because the bot cannot write at their places. Safe for use by many threads.
 *
 * @param silences the current silence of a match, if there is one
 */
public record Resting(Function<MatchId, Optional<Silence>> silences) {

    /** Sentences with a leading space about the rest, its start and its reason; empty for other matches. */
    public String sentence(MatchOutline match, Wording wording) {
        return silence(match)
                .map(silence -> " " + wording.of(PlacePhrases.resting(since(silence))))
                .orElse("");
    }

    /** As above, on a separate line; empty for other matches. */
    public String line(MatchOutline match, Wording wording) {
        return silence(match)
                .map(silence -> "\n" + wording.of(PlacePhrases.restingBrief(since(silence))))
                .orElse("");
    }

    private Optional<Silence> silence(MatchOutline match) {
        return match.live() ? silences.apply(match.id()) : Optional.empty();
    }

    private static Verbatim since(Silence silence) {
        return new Verbatim("<t:%1$d:f> (<t:%1$d:R>)".formatted(silence.began().getEpochSecond()));
    }
}
