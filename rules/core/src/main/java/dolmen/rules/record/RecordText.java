package dolmen.rules.record;

import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import java.util.List;

/** Writes one record; for one use by one thread. */
final class RecordText {
    private static final int WIDTH = 80;

    private final MatchRecord record;
    private final StringBuilder text = new StringBuilder();
    private int column;

    RecordText(MatchRecord record) {
        this.record = record;
    }

    String text() {
        line(new Tag(MatchRecord.GAME, record.game().variant().text()));
        record.tags().forEach(this::line);
        line(new Tag(MatchRecord.RESULT, record.result()));
        record.ending(RecordedEnding::number).ifPresent(ending -> line(Tag.of(MatchRecord.ENDING, ending)));
        text.append('\n');
        entries();
        return text.toString();
    }

    private void line(Tag tag) {
        text.append(tag.text()).append('\n');
    }

    private void entries() {
        List<String> entries = record.game().record().moves();
        for (int number = 0; number < entries.size(); number++) {
            word(numbered(record.game().after(number), entries.get(number)));
        }
        if (column > 0) {
            text.append('\n');
        }
    }

    /** The entry, with its turn number if it starts a turn. */
    private static String numbered(HostedGame<?> before, String entry) {
        boolean begins = before.toMove().isPresent()
                && !before.amidTurn()
                && HostAct.read(entry).isEmpty();
        return begins ? "%d. %s".formatted(before.turn(), entry) : entry;
    }

    private void word(String word) {
        if (column > 0) {
            boolean fits = column + 1 + word.length() <= WIDTH;
            text.append(fits ? ' ' : '\n');
            column = fits ? column + 1 : 0;
        }
        text.append(word);
        column += word.length();
    }
}
