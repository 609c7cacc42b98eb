package dolmen.bot.discord.words;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Calendars;
import dolmen.bot.match.MatchOutline;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BiFunction;

/** The clock of a match as text, with times that Discord shows in each reader's own time zone. */
public record ClockWords(Calendars calendars) {
    /** The deadline as a sentence with a leading space, for the player to move; empty without a time limit. */
    public String sentence(MatchOutline match, Wording wording) {
        return sentence(match, wording, WordsPhrases::clockMoveBy);
    }

    /** As above, for a reader who may be waiting for another player. */
    public String sentence(MatchOutline match, PlayerId reader, Wording wording) {
        return match.playerToMove().filter(reader::equals).isPresent()
                ? sentence(match, wording)
                : sentence(match, wording, WordsPhrases::clockTheirEnd);
    }

    private String sentence(MatchOutline match, Wording wording, BiFunction<Argument, Argument, Phrase> until) {
        Optional<Phrase> phrase = match.clock().stopped()
                ? Optional.of(WordsPhrases.clockPaused())
                : calendars.deadline(match).map(end -> until.apply(moment(end), fromNow(end)));
        return phrase.map(words -> " " + wording.of(words)).orElse("");
    }

    /** The call to move, with the deadline if there is one. */
    public Phrase call(MatchOutline match, Argument called) {
        if (match.clock().stopped()) {
            return WordsPhrases.clockCallPaused(called);
        }
        return calendars
                .deadline(match)
                .map(end -> WordsPhrases.clockCallUntil(called, fromNow(end)))
                .orElseGet(() -> WordsPhrases.clockCall(called));
    }

    /** A short deadline with a leading separator; empty without a time limit. */
    public String brief(MatchOutline match, Wording wording) {
        Optional<Phrase> phrase = match.clock().stopped()
                ? Optional.of(WordsPhrases.clockBriefPaused())
                : calendars.deadline(match).map(end -> WordsPhrases.clockBrief(fromNow(end)));
        return phrase.map(words -> " · " + wording.of(words)).orElse("");
    }

    /** The deadline of the player to move; empty without a time limit. */
    public Optional<Instant> end(MatchOutline match) {
        return calendars.deadline(match);
    }

    private static Argument moment(Instant instant) {
        return new Verbatim("<t:%d:f>".formatted(instant.getEpochSecond()));
    }

    private static Argument fromNow(Instant instant) {
        return new Verbatim("<t:%d:R>".formatted(instant.getEpochSecond()));
    }
}
