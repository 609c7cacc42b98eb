package dolmen.bot.discord.replay;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.discord.file.RecordAttachment;
import dolmen.bot.discord.file.SentFiles;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.match.Match;
import dolmen.bot.match.replay.ReplayPictures;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.record.MatchRecord;
import java.util.function.BiConsumer;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;

/** Finds the match of a replay's buttons. Safe for use by many threads. */
record ReplayedMatches(TouchedMatch touched, SentFiles sent, Vocabulary words, ReplayPictures pictures) {

    /** A match that was played here. */
    Subject of(Match match) {
        return Subject.of(match, words.names(), words.matches(), pictures);
    }

    /** A match from a file. */
    Subject of(MatchRecord record, Requester requester) {
        return Subject.brought(record, requester.guild(), words.names(), words.matches(), pictures);
    }

    /** Runs the action if the person may look at the match. */
    void look(ComponentInteraction event, ComponentId id, BiConsumer<Subject, Requester> act) {
        if (id.number() == RecordAttachment.NUMBER) {
            switch (sent.carriedBy(event.getMessage())) {
                case SentFiles.Sent.Refused(Phrase why) ->
                    Replies.afterwards(
                            event.getHook(), words.readers().of(event).of(why));
                case SentFiles.Sent.Found(MatchRecord record) -> {
                    var requester = Requester.of(event);
                    act.accept(of(record, requester), requester);
                }
            }
        } else {
            touched.look(event, id, (match, requester) -> {
                act.accept(of(match), requester);
            });
        }
    }
}
