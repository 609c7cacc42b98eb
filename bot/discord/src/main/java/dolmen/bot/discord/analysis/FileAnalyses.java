package dolmen.bot.discord.analysis;

import dolmen.bot.analysis.AnalysisService;
import dolmen.bot.discord.desk.RateLimit;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.file.SentFiles;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.record.BroughtMatch;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.record.MatchRecord;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/**
 * Analyses of files attached to messages. A file may contain a match that is still live here, and its players must not
 * see an analysis of it. Safe for use by many threads.
 *
 * @param allowance the limit on analysed files per person
 */
record FileAnalyses(
        AnalysisService service,
        AnalysisMessage message,
        SentFiles sent,
        LiveMatches matches,
        RefusalWords refusals,
        RateLimit allowance) {

    /** The result of reading the message of a button. */
    sealed interface Found {
        record One(AnalysisAnswer.Wanted wanted) implements Found {}

        record Refused(String why) implements Found {}
    }

    Found of(ButtonInteractionEvent event) {
        return switch (sent.carriedBy(event.getMessage())) {
            case SentFiles.Sent.Refused(Phrase why) ->
                new Found.Refused(
                        refusals.on(Reader.of(event)).matches().wording().of(why));
            case SentFiles.Sent.Found(MatchRecord record) -> of(record, Requester.of(event));
        };
    }

    private Found of(MatchRecord record, Requester requester) {
        RefusalWords theirs = refusals.on(requester.reader());
        BroughtMatch brought = BroughtMatch.of(record, requester.guild());
        Optional<MatchRefusal.UnderWay> played = matches.underWayIn(requester.person(), record.game(), 1);
        if (played.isPresent()) {
            return new Found.Refused(theirs.of(played.get()));
        }
        if (!service.begun(brought.match().id())
                && !allowance.take(requester.person().value())) {
            return new Found.Refused(theirs.matches().wording().of(AnalysisPhrases.limit()));
        }
        return new Found.One(new AnalysisAnswer.Wanted(brought.match(), service, message.of(brought)));
    }
}
