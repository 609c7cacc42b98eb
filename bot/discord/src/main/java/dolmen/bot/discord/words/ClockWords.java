package dolmen.bot.discord.words;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Calendars;
import dolmen.bot.match.MatchOutline;
import java.time.Instant;
import java.util.Optional;

/** The clock of a match as text, with times that Discord shows in each reader's own time zone. */
public record ClockWords(Calendars calendars) {
    /** The deadline as a sentence with a leading space, for the player to move; empty without a time limit. */
    public String sentence(MatchOutline match) {
        return sentence(match, "Move by");
    }

    /** As above, for a reader who may be waiting for another player. */
    public String sentence(MatchOutline match, PlayerId reader) {
        return sentence(match, match.playerToMove().filter(reader::equals).isPresent() ? "Move by" : "Their time ends");
    }

    private String sentence(MatchOutline match, String what) {
        if (match.clock().stopped()) {
            return " The match is paused.";
        }
        return calendars
                .deadline(match)
                .map(end -> " %s %s (%s).".formatted(what, moment(end), fromNow(end)))
                .orElse("");
    }

    /** The call to move, with the deadline if there is one. */
    public String call(MatchOutline match, String player) {
        if (match.clock().stopped()) {
            return "%s, it is your turn. The match is paused.".formatted(player);
        }
        return calendars
                .deadline(match)
                .map(end -> "%s, your turn ends %s.".formatted(player, fromNow(end)))
                .orElseGet(() -> "%s, it is your turn.".formatted(player));
    }

    /** A short deadline with a leading separator; empty without a time limit. */
    public String brief(MatchOutline match) {
        if (match.clock().stopped()) {
            return " · paused";
        }
        return calendars
                .deadline(match)
                .map(end -> " · time runs out " + fromNow(end))
                .orElse("");
    }

    /** The deadline of the player to move; empty without a time limit. */
    public Optional<Instant> end(MatchOutline match) {
        return calendars.deadline(match);
    }

    private static String moment(Instant instant) {
        return "<t:%d:f>".formatted(instant.getEpochSecond());
    }

    private static String fromNow(Instant instant) {
        return "<t:%d:R>".formatted(instant.getEpochSecond());
    }
}
