package dolmen.bot.lab.record;

import dolmen.bot.words.Wordings;
import dolmen.rules.record.MatchRecord;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A summary of a record in one line. */
record RecordWords(MatchRecord record) {

    /** For example "Obelisk, Ada against Björn: 41 entries, 1 > 2 (2 resigned)". */
    String summary() {
        return "%s, %s: %d entries, %s%s"
                .formatted(
                        Wordings.ENGLISH.of(
                                record.game().standing().game().facts().name()),
                        players(),
                        record.game().entries(),
                        record.result(),
                        record.ending(seat -> player(seat.index()))
                                .map(" (%s)"::formatted)
                                .orElse(""));
    }

    private String players() {
        int seats = record.game().standing().position().seats();
        return IntStream.range(0, seats).mapToObj(this::player).collect(Collectors.joining(" against "));
    }

    /** The name of the player, or the number of the seat. */
    String player(int seat) {
        return record.player(seat).orElse("player " + (seat + 1));
    }
}
