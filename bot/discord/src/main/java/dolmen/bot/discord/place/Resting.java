package dolmen.bot.discord.place;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.silence.Silence;
import java.util.Optional;
import java.util.function.Function;

/**
 * Notes on live matches that rest, since the bot cannot write at their places. Safe for use by many threads.
 *
 * @param silences the present silence of a match, if there is one
 */
public record Resting(Function<MatchId, Optional<Silence>> silences) {

    /**
     * The fact, the reason and the beginning of the rest, in sentences with a blank before them; empty for other
     * matches.
     */
    public String sentence(MatchOutline match) {
        return silence(match)
                .map(silence ->
                        " The match has rested since %s, because I cannot write in its channel. No time runs, and it goes on as soon as I can."
                                .formatted(since(silence)))
                .orElse("");
    }

    /** As above, in a line of its own; empty for other matches. */
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
