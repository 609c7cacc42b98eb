package dolmen.bot.discord.replay;

import dolmen.bot.discord.file.RecordAttachment;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.id.GuildId;
import dolmen.bot.match.Match;
import dolmen.bot.match.SeenMatch;
import dolmen.bot.match.record.BroughtMatch;
import dolmen.bot.match.replay.ReplayPictures;
import dolmen.rules.Spectator;
import dolmen.rules.record.MatchRecord;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.utils.FileUpload;

/**
 * A match in a replay, with texts and pictures that name its players. Immutable.
 *
 * @param file the record of a match from a file, attached to every message about it; empty if the match was played here
 */
record Subject(SeenMatch<Spectator> match, ReplayMessage words, ReplayPictures pictures, Optional<MatchRecord> file) {

    /** A match that was played here. */
    static Subject of(Match match, Names names, MatchWords words, ReplayPictures pictures) {
        return new Subject(
                match.publicly(), new ReplayMessage(words, new TurnCaptions(names, words)), pictures, Optional.empty());
    }

    /**
     * A match from a file.
     *
     * @param reader the server of the reader
     */
    static Subject brought(
            MatchRecord record, Optional<GuildId> reader, Names known, MatchWords matches, ReplayPictures pictures) {
        BroughtMatch brought = BroughtMatch.of(record, reader);
        var names = known.of(brought.players());
        MatchWords words = matches.naming(names);
        return new Subject(
                brought.match().publicly(),
                new ReplayMessage(words, new TurnCaptions(names, words)),
                pictures.naming(brought.players()),
                Optional.of(record));
    }

    /** The files that are attached to its messages. */
    List<FileUpload> carried() {
        return file.map(record -> RecordAttachment.of(record, RecordAttachment.CARRIED)).stream()
                .toList();
    }
}
