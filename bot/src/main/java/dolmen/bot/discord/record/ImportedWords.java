package dolmen.bot.discord.record;

import dolmen.bot.discord.words.Text;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostedGame;
import dolmen.rules.record.MatchRecord;
import java.util.List;
import java.util.stream.IntStream;

/** A match out of a file in words: nothing in it is claimed to be true of anybody. */
record ImportedWords(MatchRecord record) {
    private static final int LONGEST_NAME = 32;

    /** What it is, and how it ended. */
    String of() {
        return "%s\n%s".formatted(title(), ending());
    }

    /** The same of a match that goes on from there. */
    String goingOn(HostedGame<?> from) {
        return "%s\nTurn %d would be next.".formatted(title(), from.turn());
    }

    private String title() {
        int seats = record.game().standing().position().seats();
        List<String> players =
                IntStream.range(0, seats).mapToObj(Seat::new).map(this::player).toList();
        return "**%s**: %s, %d turns."
                .formatted(
                        record.game().standing().game().facts().name(),
                        Text.list(players),
                        record.game().turn() - 1);
    }

    private String ending() {
        String how = record.ending(this::player).orElse("");
        return record.game()
                .conclusion()
                .map(conclusion -> switch (conclusion) {
                    case Conclusion.Annulled annulled -> "It counts for nothing: %s.".formatted(how);
                    case Conclusion.Ranked ranked when ranked.drawn() -> "A draw: %s.".formatted(how);
                    case Conclusion.Ranked ranked -> "%s: %s.".formatted(winners(ranked), how);
                })
                .orElse("It is not over.");
    }

    private String winners(Conclusion.Ranked ranked) {
        List<String> first =
                ranked.ranking().getFirst().stream().sorted().map(this::player).toList();
        return Text.list(first) + (first.size() == 1 ? " won" : " share first place");
    }

    private String player(Seat seat) {
        return record.player(seat.index())
                .map(name -> "**%s**".formatted(Text.escaped(Text.line(name, LONGEST_NAME))))
                .orElseGet(() -> "player %d".formatted(seat.index() + 1));
    }
}
