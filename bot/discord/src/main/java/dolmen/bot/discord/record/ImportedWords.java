package dolmen.bot.discord.record;

import dolmen.bot.discord.words.Text;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostedGame;
import dolmen.rules.record.MatchRecord;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The texts about a match from a file. They claim nothing about real people.
 *
 * @param variant the name of its game, with all choices
 */
record ImportedWords(MatchRecord record, String variant) {
    private static final int LONGEST_NAME = 32;

    /** The game and its result. */
    String of() {
        return "%s\n%s%s".formatted(title(), ending(), record.game().hintsAgreed() ? " Hints were allowed." : "");
    }

    /** The game, for a match that continues from the given state. */
    String goingOn(HostedGame<?> from) {
        return "%s\nIt goes on %s: %s is to move.".formatted(title(), after(from), mover(from));
    }

    /** As above, for a match that could continue. */
    String couldGoOn(HostedGame<?> from) {
        return "%s\nThe picture shows it %s: %s is to move. To go on from there, name an `opponent` or a `computer` as well."
                .formatted(title(), after(from), mover(from));
    }

    private static String after(HostedGame<?> from) {
        return from.turn() == 1 ? "from the start" : "after turn %d".formatted(from.turn() - 1);
    }

    private static String mover(HostedGame<?> from) {
        Seat seat = from.toMove().orElseThrow();
        if (from.standing().position().seats() > 2) {
            return "player %d".formatted(seat.index() + 1);
        }
        return seat.equals(Seat.FIRST) ? "the side that began" : "the side that answered";
    }

    private String title() {
        int seats = record.game().standing().position().seats();
        List<String> players =
                IntStream.range(0, seats).mapToObj(Seat::new).map(this::player).toList();
        int turns =
                record.game().amidTurn() ? record.game().turn() : record.game().turn() - 1;
        return "**%s**: %s, %s.".formatted(variant, Text.list(players), turns(turns));
    }

    private static String turns(int number) {
        return switch (number) {
            case 0 -> "no turns yet";
            case 1 -> "1 turn";
            default -> "%d turns".formatted(number);
        };
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
                .flatMap(name -> Text.name(name, LONGEST_NAME))
                .map(name -> "**%s**".formatted(Text.escaped(name)))
                .orElseGet(() -> "player %d".formatted(seat.index() + 1));
    }
}
