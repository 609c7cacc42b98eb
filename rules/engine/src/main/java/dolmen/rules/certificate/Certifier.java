package dolmen.rules.certificate;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.catalogue.Successors;
import dolmen.rules.solve.Fate;
import dolmen.rules.solve.Retrograde;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** A maker of the certificate of a decided variant. */
public final class Certifier {
    private Certifier() {}

    /** The certificate of the winner from the start; empty if the start is drawn. */
    public static <M extends Move> Optional<Certificate> certificate(Game<M> game, Variant variant, Retrograde solved) {
        int start = solved.catalogue().number(game.start(variant).text());
        return switch (solved.fate(start).orElseThrow()) {
            case Fate.Won won -> Optional.of(certificate(game, variant, Seat.FIRST, solved, start));
            case Fate.Lost lost -> Optional.of(certificate(game, variant, Seat.SECOND, solved, start));
            case Fate.Drawn drawn -> Optional.empty();
        };
    }

    private static <M extends Move> Certificate certificate(
            Game<M> game, Variant variant, Seat winner, Retrograde solved, int start) {
        Map<Integer, Integer> replies = Thrift.replies(solved, start);
        return Certificate.of(game, variant, winner, (position, moves) -> {
            int reply = replies.getOrDefault(solved.catalogue().number(position.text()), Successors.WON);
            return IntStream.range(0, moves.size())
                    .filter(move -> number(position.play(moves.get(move)), solved) == reply)
                    .findFirst()
                    .orElseThrow();
        });
    }

    private static int number(OpenPosition<?> position, Retrograde solved) {
        return position.turn() instanceof Turn.Over
                ? Successors.WON
                : solved.catalogue().number(position.text());
    }
}
