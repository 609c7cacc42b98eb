package dolmen.rules.record;

import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.host.HostedGame;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** Reads one record: its tags, then its game. For one use by one thread. */
final class SectionReader {
    private static final int MOST_TAGS = 64;

    private final GameRegistry games;
    private final RecordSection section;
    private final Cursor cursor;
    private final SequencedMap<String, Placed> tags = new LinkedHashMap<>();

    /** A tag and its place, for faults. */
    private record Placed(Tag tag, Cursor.Place place) {}

    SectionReader(GameRegistry games, RecordSection section) {
        this.games = games;
        this.section = section;
        this.cursor = new Cursor(section);
    }

    ParsedRecord read() {
        try {
            return new ParsedRecord.Read(section.line(), record());
        } catch (FaultException found) {
            return found.fault();
        }
    }

    private MatchRecord record() throws FaultException {
        if (section.text().length() > RecordReader.LONGEST_RECORD) {
            throw new FaultException(cursor.fault(RecordPhrases.tooLong(RecordReader.LONGEST_RECORD)));
        }
        readTags();
        HostedGame<?> game = new EntryReader(cursor).read(start());
        Placed result = tags.get(MatchRecord.RESULT);
        var others = new ArrayList<Tag>();
        tags.forEach((name, placed) -> {
            if (!MatchRecord.DERIVED.contains(name)) {
                others.add(placed.tag());
            }
        });
        var record = new MatchRecord(others, game);
        if (result != null && !result.tag().value().equals(record.result())) {
            throw new FaultException(result.place()
                    .fault(RecordPhrases.resultDiffers(
                            new Verbatim(result.tag().value()), new Verbatim(record.result()))));
        }
        return record;
    }

    private void readTags() throws FaultException {
        cursor.skipBlanks();
        while (cursor.peek() == '[') {
            Cursor.Place place = cursor.place();
            Tag tag = new TagReader(cursor).read();
            if (tags.put(tag.name(), new Placed(tag, place)) != null) {
                throw new FaultException(place.fault(RecordPhrases.tagTwice(new Verbatim(tag.name()))));
            }
            if (tags.size() > MOST_TAGS) {
                throw new FaultException(place.fault(RecordPhrases.tagsTooMany(MOST_TAGS)));
            }
            cursor.skipBlanks();
        }
    }

    private HostedGame<?> start() throws FaultException {
        Placed game = tags.get(MatchRecord.GAME);
        if (game == null) {
            throw new FaultException(new RecordFault(
                    section.line(), 1, RecordPhrases.gameMissing(new Verbatim("[Game \"game(option=choice)\"]"))));
        }
        return switch (games.variant(game.tag().value())) {
            case VariantChoice.Found(Variant variant) -> HostedGame.start(games.game(variant.game()), variant);
            case VariantChoice.Unknown(Argument why) ->
                throw new FaultException(game.place().fault(why));
        };
    }
}
