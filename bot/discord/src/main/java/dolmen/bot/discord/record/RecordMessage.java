package dolmen.bot.discord.record;

import dolmen.bot.discord.file.RecordAttachment;
import dolmen.bot.match.Match;
import dolmen.bot.match.record.MatchRecords;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.record.MatchRecord;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The answer with a match as a file, or with the reason why there is none yet. */
record RecordMessage(MatchRecords records) {
    MessageCreateData of(Match match, Wording reader) {
        var id = new Verbatim(match.id().toString());
        return records.of(match)
                .map(record -> with(match, id, record, reader))
                .orElseGet(() -> MessageCreateData.fromContent(reader.of(RecordPhrases.exportHidden(id))));
    }

    private static MessageCreateData with(Match match, Verbatim id, MatchRecord record, Wording reader) {
        return new MessageCreateBuilder()
                .setContent(reader.of(match.live() ? RecordPhrases.exportNow(id) : RecordPhrases.exportWhole(id)))
                .setFiles(RecordAttachment.of(record, "match-%s.txt".formatted(match.id())))
                .build();
    }
}
