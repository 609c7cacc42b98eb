package dolmen.rules.games.obelisk;

import dolmen.rules.catalogue.Successors;
import dolmen.rules.solve.Fate;
import dolmen.rules.solve.Retrograde;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Surveys other layouts by a finished table of {@code dolmen solve}. Arguments: the mode, and the table's file.
 *
 * <p>For each symmetrical and drawn layout it measures how easily the draw is lost: of all sequences of six plies, the
 * percentages that lead to a win for the first player, to a draw, and to a win for the second. It also counts the drawn
 * layouts among all pairs of what each player can have on the two nearest rows, alike or not.
 */
final class LayoutSurvey {
    private static final int HEAD = 128;
    private static final int PLIES = 6;
    private static final int HOME_CELLS = 10;

    private final ObeliskCatalogue catalogue;
    private final Retrograde table;

    private LayoutSurvey(ObeliskCatalogue catalogue, Retrograde table) {
        this.catalogue = catalogue;
        this.table = table;
    }

    public static void main(String[] arguments) throws IOException {
        var catalogue = new ObeliskCatalogue(SymmetryMode.valueOf(arguments[0].toUpperCase(Locale.ROOT)));
        try (var file = FileChannel.open(Path.of(arguments[1]))) {
            var table = new Retrograde(catalogue, file.map(MapMode.READ_ONLY, HEAD, catalogue.size()));
            var survey = new LayoutSurvey(catalogue, table);
            survey.tellDrawn();
            survey.countPairs();
        }
    }

    /** The numbers of move sequences by their result, as seen by the first player. */
    private record Share(long won, long drawn, long lost) {
        Share plus(Share other) {
            return new Share(won + other.won, drawn + other.drawn, lost + other.lost);
        }

        Share turned() {
            return new Share(/* won= */ lost, drawn, /* lost= */ won);
        }

        double percent(long some) {
            return 100.0 * some / (won + drawn + lost);
        }

        /** From -100, if the second player wins everything, to 100. */
        double lead() {
            return percent(won) - percent(lost);
        }
    }

    private void tellDrawn() {
        Map<String, Share> shares = new TreeMap<>();
        catalogue.layouts().forEach((layout, number) -> {
            if (fate(number) instanceof Fate.Drawn) {
                shares.put(layout, share(number, PLIES));
            }
        });
        System.out.printf("%d symmetrical layouts are drawn%n", shares.size());
        shares.entrySet().stream()
                .sorted(Comparator.comparingDouble(
                        entry -> Math.abs(entry.getValue().lead())))
                .forEach(entry -> System.out.printf(
                        Locale.ROOT,
                        "%s %.1f %.1f %.1f%n",
                        entry.getKey(),
                        entry.getValue().percent(entry.getValue().won()),
                        entry.getValue().percent(entry.getValue().drawn()),
                        entry.getValue().percent(entry.getValue().lost())));
    }

    private Share share(int number, int plies) {
        Successors successors = catalogue.successors();
        int moves = successors.find(number);
        if (plies == 0 || moves == 0) {
            return switch (fate(number)) {
                case Fate.Won won -> new Share(1, 0, 0);
                case Fate.Drawn drawn -> new Share(0, 1, 0);
                case Fate.Lost lost -> new Share(0, 0, 1);
            };
        }
        Share share = new Share(0, 0, 0);
        for (int move = 0; move < moves; move++) {
            int next = successors.number(move);
            share = share.plus(
                    next == Successors.WON
                            ? new Share(1, 0, 0)
                            : share(next, plies - 1).turned());
        }
        return share;
    }

    private void countPairs() {
        List<Trio> homes = homes();
        int pairs = 0;
        int drawn = 0;
        for (Trio black : homes) {
            for (Trio opposite : homes) {
                Trio white = new Trio(29 - opposite.base(), 29 - opposite.pedestal(), 29 - opposite.capstone());
                if (catalogue.mode().allows(black, white) && catalogue.mode().allows(white, black)) {
                    pairs++;
                    int number = catalogue.number(new ObeliskPosition(catalogue.mode(), black, white, 0));
                    drawn += fate(number) instanceof Fate.Drawn ? 1 : 0;
                }
            }
        }
        System.out.printf("of %,d pairs of homes, alike or not, %,d are drawn%n", pairs, drawn);
    }

    private static List<Trio> homes() {
        List<Trio> homes = new ArrayList<>();
        for (int base = 0; base < HOME_CELLS; base++) {
            for (int pedestal = 0; pedestal < HOME_CELLS; pedestal++) {
                for (int capstone = 0; capstone < HOME_CELLS; capstone++) {
                    if (base != pedestal && base != capstone && pedestal != capstone) {
                        homes.add(new Trio(base, pedestal, capstone));
                    }
                }
            }
        }
        return homes;
    }

    private Fate fate(int number) {
        return table.fate(number).orElseThrow();
    }
}
