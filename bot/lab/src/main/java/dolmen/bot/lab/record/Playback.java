package dolmen.bot.lab.record;

import dolmen.bot.words.Wordings;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.host.Episode;
import dolmen.rules.phrase.Argument;
import dolmen.rules.play.Standing.Told;
import dolmen.rules.record.MatchRecord;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A replay of a record as lines of text: each turn as spectators saw it, and below it the position. */
record Playback(MatchRecord record) {
    Stream<String> lines() {
        List<Episode> episodes = record.game().toldTo(new Spectator());
        return IntStream.range(0, episodes.size()).boxed().flatMap(number -> {
            int next = number + 1 < episodes.size()
                    ? episodes.get(number + 1).entry()
                    : record.game().entries();
            return Stream.of(words(episodes.get(number)), "    " + position(next));
        });
    }

    private String position(int entries) {
        return record.game().after(entries).standing().position().text();
    }

    private String words(Episode episode) {
        return switch (episode) {
            case Episode.TurnTaken(int entry, Seat seat, List<Told> told) ->
                "%d. %s: %s"
                        .formatted(
                                record.game().after(entry).turn(),
                                new RecordWords(record).player(seat.index()),
                                told(told));
            case Episode.Chance(int entry, List<Told> told) -> "-- " + told(told);
            case Episode.Acted(int entry, var act) -> "-- " + act.text();
        };
    }

    private static String told(List<Told> plies) {
        return plies.stream()
                .map(ply -> switch (ply) {
                    case Told.Played(String text, Argument sentence, boolean named) ->
                        "%s (%s)".formatted(text, Wordings.ENGLISH.of(sentence));
                    case Told.Happened(Argument sentence) -> Wordings.ENGLISH.of(sentence);
                })
                .collect(Collectors.joining("; "));
    }
}
