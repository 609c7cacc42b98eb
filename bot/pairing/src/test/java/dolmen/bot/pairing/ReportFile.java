package dolmen.bot.pairing;

import dolmen.bot.pairing.event.Bye;
import dolmen.bot.pairing.event.Colour;
import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.pairing.event.Tournament;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A Swiss tournament as FIDE's tournament report file (TRF), which pairing checkers of other programs read. */
final class ReportFile {
    private ReportFile() {}

    static String of(Tournament tournament, Format.Swiss format) {
        String initial = tournament.duels().stream()
                        .filter(duel -> duel.round() == 1)
                        .filter(duel -> duel.entrants().contains(new Entrant(1)))
                        .anyMatch(duel -> duel.white().equals(new Entrant(1)))
                ? "white1"
                : "black1";
        return "012 Simulated\nXXR %d\nXXC %s\n".formatted(format.rounds(), initial)
                + tournament.entrants().stream()
                        .map(entrant -> line(tournament, entrant))
                        .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String line(Tournament tournament, Entrant entrant) {
        return String.format(
                        Locale.ROOT,
                        "001 %4d      %-33s %4d %27s%4.1f %4d",
                        entrant.number(),
                        "Entrant " + entrant.number(),
                        2800 - entrant.number(),
                        "",
                        tournament.points(entrant).value(),
                        entrant.number())
                + IntStream.rangeClosed(1, tournament.rounds())
                        .mapToObj(round -> "  " + round(tournament, entrant, round))
                        .collect(Collectors.joining());
    }

    private static String round(Tournament tournament, Entrant entrant, int round) {
        return tournament.pairings().stream()
                .filter(pairing ->
                        pairing.round() == round && pairing.entrants().contains(entrant))
                .map(pairing -> entry(pairing, entrant))
                .findFirst()
                .orElse("0000 - Z");
    }

    private static String entry(Pairing pairing, Entrant entrant) {
        if (pairing instanceof Bye) {
            return "0000 - U";
        }
        Duel duel = (Duel) pairing;
        Colour colour = duel.colour(entrant);
        return "%4d %s %s"
                .formatted(
                        duel.opponent(entrant).number(),
                        colour == Colour.WHITE ? "w" : "b",
                        sign(duel.result(), colour));
    }

    private static String sign(Result result, Colour colour) {
        String played = result.points(colour).value() == 0.5
                ? "="
                : result.points(colour).value() == 1 ? "1" : "0";
        return result.played() ? played : result.forfeitedBy(colour) ? "-" : "+";
    }
}
