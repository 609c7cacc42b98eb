package dolmen.rules.record;

import dolmen.rules.host.HostedGame;
import dolmen.rules.phrase.Verbatim;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the entries from a cursor to the end of their record, and plays them. */
record EntryReader(Cursor cursor) {
    private static final int MOST_ENTRIES = 5_000;

    /** A turn number before a move, with or without a blank between them. Turn numbers are for people, and skipped. */
    private static final Pattern NUMBERED = Pattern.compile("((?:[0-9]{1,5}\\.{1,3})?)([!-~]{0,64})");

    HostedGame<?> read(HostedGame<?> start) throws FaultException {
        HostedGame<?> game = start;
        cursor.skipBlanks();
        while (cursor.peek() != Cursor.END) {
            switch (cursor.peek()) {
                case '{' -> skipComment();
                case ';' -> cursor.takeWhile(character -> character != '\n');
                case '[' -> throw new FaultException(cursor.fault(RecordPhrases.tagLate()));
                case '}', ']' -> throw new FaultException(cursor.fault(RecordPhrases.bracket()));
                default -> game = entry(game);
            }
            cursor.skipBlanks();
        }
        return game;
    }

    private void skipComment() throws FaultException {
        RecordFault open = cursor.fault(RecordPhrases.commentOpen(new Verbatim("}")));
        cursor.takeWhile(character -> character != '}');
        if (cursor.next() == Cursor.END) {
            throw new FaultException(open);
        }
    }

    private HostedGame<?> entry(HostedGame<?> game) throws FaultException {
        Cursor.Place place = cursor.place();
        Matcher word = NUMBERED.matcher(cursor.takeWhile(EntryReader::mayStandInWord));
        if (!word.matches()) {
            throw new FaultException(place.fault(RecordPhrases.noMove()));
        }
        String entry = word.group(2);
        return entry.isEmpty() ? game : enter(game, entry, place.behind(word.group(1)));
    }

    private static HostedGame<?> enter(HostedGame<?> game, String entry, Cursor.Place place) throws FaultException {
        if (game.entries() == MOST_ENTRIES) {
            throw new FaultException(place.fault(RecordPhrases.movesTooMany(MOST_ENTRIES)));
        }
        try {
            return game.enter(entry);
        } catch (IllegalArgumentException impossible) {
            var text = new Verbatim(entry);
            throw new FaultException(
                    place.fault(game.live() ? RecordPhrases.entryImpossible(text) : RecordPhrases.entryAfterEnd(text)));
        }
    }

    private static boolean mayStandInWord(int character) {
        return !Cursor.isBlank(character) && "{};[]".indexOf(character) < 0;
    }
}
