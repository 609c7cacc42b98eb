package dolmen.bot.discord.place;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.silence.Silence;
import java.util.Optional;
import java.util.function.Function;

/**
 * What is said of a live match that rests, since nothing can be written where it is played. Safe for use by many
 * threads.
 *
 * @param silences the silence of a match, if one lasts
 */
public record Resting(Function<MatchId, Optional<Silence>> silences) {

    /** That it rests, why and since when, in sentences with a blank before them; nothing of other matches. */
    public String sentence(MatchOutline match) {
        return silence(match)
                .map(silence ->
                        " The match has rested since %s, because I cannot write in its channel. No time runs, and it goes on as soon as I can."
                                .formatted(since(silence)))
                .orElse("");
    }

    /** The same in a line of its own; nothing of other matches. */
    public String line(MatchOutline match) {
        return silence(match)
                .map(silence -> "\nRests since %s: I cannot write in its channel".formatted(since(silence)))
                .orElse("");
    }

    private Optional<Silence> silence(MatchOutline match) {
        return match.live() ? silences.apply(match.id()) : Optional.empty();
    }

    private static String since(Silence silence) {
        return "<t:%1$d:f> (<t:%1$d:R>)".formatted(silence.began().getEpochSecond());
    }
}
