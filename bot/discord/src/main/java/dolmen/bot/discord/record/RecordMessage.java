package dolmen.bot.discord.record;

import dolmen.bot.discord.file.RecordAttachment;
import dolmen.bot.match.Match;
import dolmen.bot.match.record.MatchRecords;
import dolmen.rules.record.MatchRecord;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The answer with a match as a file, or with the reason why there is none yet. */
record RecordMessage(MatchRecords records) {
    MessageCreateData of(Match match) {
        return records.of(match)
                .map(record -> with(match, record))
                .orElseGet(() -> MessageCreateData.fromContent(
                        "Match #%s still hides something. You can take it along when it is over."
                                .formatted(match.id())));
    }

    private static MessageCreateData with(Match match, MatchRecord record) {
        String words = match.live() ? "Match #%s as it stands now." : "Match #%s, from the first move to the last.";
        return new MessageCreateBuilder()
                .setContent(words.formatted(match.id()) + " `/import` reads the file again.")
                .setFiles(RecordAttachment.of(record, "match-%s.txt".formatted(match.id())))
                .build();
    }
}
