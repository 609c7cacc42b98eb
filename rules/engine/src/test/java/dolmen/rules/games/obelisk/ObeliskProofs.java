package dolmen.rules.games.obelisk;

import dolmen.rules.Turn;
import dolmen.rules.catalogue.Successors;
import dolmen.rules.solve.Fate;
import dolmen.rules.solve.Retrograde;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Checks a finished table of {@code dolmen solve} by the rules of the game, which the solver did not use. Arguments:
 * the mode, the table's file, and the number of random positions.
 *
 * <p>The fate of each random position must follow from those of the positions after its legal moves. If it is decided
 * soon enough, trying every move must find the win, and none that is two plies shorter. If the start is decided, the
 * winner plays by the table against every defence, and must win in as many plies as the table says.
 */
final class ObeliskProofs {
    private static final int HEAD = 128;
    private static final int LONGEST_PROOF = 9;

    private final ObeliskCatalogue catalogue;
    private final Retrograde table;
    private final SplittableRandom random = new SplittableRandom(2026);
    private final ForcedWin forced = new ForcedWin();

    private ObeliskProofs(ObeliskCatalogue catalogue, Retrograde table) {
        this.catalogue = catalogue;
        this.table = table;
    }

    public static void main(String[] arguments) throws IOException {
        var catalogue = new ObeliskCatalogue(SymmetryMode.valueOf(arguments[0].toUpperCase(Locale.ROOT)));
        try (var file = FileChannel.open(Path.of(arguments[1]))) {
            var table = new Retrograde(catalogue, file.map(MapMode.READ_ONLY, HEAD, catalogue.size()));
            var proofs = new ObeliskProofs(catalogue, table);
            int drawn = Integer.parseInt(arguments[2]);
            proofs.follow(drawn);
            proofs.prove(drawn / 100);
            proofs.playOut();
        }
    }

    private void follow(int positions) {
        for (int count = 0; count < positions; count++) {
            ObeliskPosition position = draw();
            check(fate(position).equals(following(position)), position::text);
        }
        System.out.printf("%,d positions follow from those after them%n", positions);
    }

    private Fate following(ObeliskPosition position) {
        List<Fate> after = position.legalMoves().stream()
                .map(move -> fate(position.after(move)))
                .toList();
        return lost(after)
                .min(Comparator.naturalOrder())
                .<Fate>map(plies -> new Fate.Won(plies + 1))
                .orElseGet(() -> after.contains(new Fate.Drawn())
                        ? new Fate.Drawn()
                        : new Fate.Lost(won(after)
                                .max(Comparator.naturalOrder())
                                .map(plies -> plies + 1)
                                .orElse(0)));
    }

    private static Stream<Integer> lost(List<Fate> fates) {
        return fates.stream().flatMap(it -> it instanceof Fate.Lost(int plies) ? Stream.of(plies) : Stream.of());
    }

    private static Stream<Integer> won(List<Fate> fates) {
        return fates.stream().flatMap(it -> it instanceof Fate.Won(int plies) ? Stream.of(plies) : Stream.of());
    }

    private void prove(int positions) {
        int proved = 0;
        for (int count = 0; count < positions; count++) {
            ObeliskPosition position = draw();
            switch (fate(position)) {
                case Fate.Won(int plies)
                when plies <= LONGEST_PROOF -> {
                    check(forced.isWon(position, plies) && !forced.isWon(position, plies - 2), position::text);
                    proved++;
                }
                case Fate.Lost(int plies)
                when plies < LONGEST_PROOF -> {
                    check(forced.isLost(position, plies) && !forced.isLost(position, plies - 2), position::text);
                    proved++;
                }
                default -> {
                    check(!forced.isWon(position, LONGEST_PROOF - 2), position::text);
                    check(!forced.isLost(position, LONGEST_PROOF - 3), position::text);
                }
            }
        }
        System.out.printf("%,d positions tried in full, of which %,d are decided%n", positions, proved);
    }

    /** Plays the winner's one choice and all of the loser's, each position once. */
    private void playOut() {
        ObeliskPosition start = ObeliskPosition.start(catalogue.mode());
        Fate fate = fate(start);
        var seen = new HashSet<Long>();
        var ahead = new ArrayDeque<>(List.of(start));
        while (!(fate instanceof Fate.Drawn) && !ahead.isEmpty()) {
            ObeliskPosition position = ahead.remove();
            for (ObeliskMove move : answers(position)) {
                ObeliskPosition after = position.after(move);
                if (seen.add(after.key())) {
                    ahead.add(after);
                }
            }
        }
        System.out.printf("the start: %s; %,d positions on the way to the win%n", fate, seen.size());
    }

    /**
     * For the winner, one move that wins as soon as the table says; for the loser all moves, each of which must bring
     * the win nearer.
     */
    private List<ObeliskMove> answers(ObeliskPosition position) {
        if (position.turn() instanceof Turn.Over) {
            return List.of();
        }
        return switch (fate(position)) {
            case Fate.Won(int plies) -> {
                var quickest = position.legalMoves().stream()
                        .filter(move -> fate(position.after(move)).equals(new Fate.Lost(plies - 1)))
                        .findFirst();
                check(quickest.isPresent(), position::text);
                yield quickest.stream().toList();
            }
            case Fate.Lost(int plies) -> {
                for (ObeliskMove move : position.legalMoves()) {
                    Fate after = fate(position.after(move));
                    check(after instanceof Fate.Won(int sooner) && sooner < plies, position::text);
                }
                yield position.legalMoves();
            }
            case Fate.Drawn() -> throw new IllegalStateException("a decided game became a draw");
        };
    }

    private ObeliskPosition draw() {
        Successors successors = catalogue.successors();
        int number;
        do {
            number = random.nextInt(catalogue.size());
        } while (successors.find(number) == Successors.NO_POSITION);
        return catalogue.position(number);
    }

    private Fate fate(ObeliskPosition position) {
        return position.outlook().enemy().isObelisk()
                ? new Fate.Lost(0)
                : table.fate(catalogue.number(position)).orElseThrow();
    }

    private static void check(boolean right, Supplier<String> where) {
        if (!right) {
            throw new IllegalStateException("the table is wrong: " + where.get());
        }
    }
}
