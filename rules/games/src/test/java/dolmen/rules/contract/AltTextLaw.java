package dolmen.rules.contract;

import dolmen.rules.English;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Step;
import dolmen.rules.View;
import dolmen.rules.Viewer;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Description;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Alternative texts tell everything that the pictures show: at every ply and for every viewer there is one that Discord
 * accepts, and if anything changes to see or to do, the text changes too. If nothing is hidden, viewers take turns,
 * since only the side of the board at the bottom differs.
 */
final class AltTextLaw<M extends Move> {
    private record Heard(Viewer viewer, String text) {}

    private final Map<Heard, Integer> seen = new HashMap<>();

    void holdsThroughout(Playout<M> playout) {
        for (Position<M> position : playout.positions()) {
            List<Viewer> viewers = viewers(position);
            Viewer attentive = viewers.get(position.ply() % viewers.size());
            for (Viewer viewer : position instanceof OpenPosition<M> ? List.of(attentive) : viewers) {
                View<M> view = position.seenBy(viewer);
                BoardScene scene = view.scene();
                fits(scene.in(English::of).altText());
                if (viewer.equals(attentive)) {
                    tellsAll(view, scene);
                }
            }
        }
    }

    private static void fits(String text) {
        if (text.isBlank() || text.length() > Description.MAX_LENGTH) {
            throw new AssertionError("an alternative text of %d characters: \"%s\"".formatted(text.length(), text));
        }
    }

    /** One viewer of each ply is enough: over many playouts each one has had all texts. */
    private void tellsAll(View<M> view, BoardScene scene) {
        int looks =
                List.of(Set.copyOf(scene.tokens()), view.turn(), choices(view)).hashCode();
        String told = scene.in(English::of).altText();
        Integer before = seen.putIfAbsent(new Heard(view.viewer(), told), looks);
        if (before != null && before != looks) {
            throw new AssertionError("something else is to be seen or to be done, but told as \"%s\"".formatted(told));
        }
    }

    /** What there is to be done, in words; two cards may be alike. */
    private Set<List<String>> choices(View<M> view) {
        return view.legalMoves().stream()
                .map(move -> view.steps(move).stream()
                        .map(Step::label)
                        .map(English::of)
                        .toList())
                .collect(Collectors.toUnmodifiableSet());
    }

    private static List<Viewer> viewers(Position<?> position) {
        return Stream.<Viewer>concat(
                        Stream.of(new Spectator()),
                        IntStream.range(0, position.seats()).mapToObj(Seat::new))
                .toList();
    }
}
