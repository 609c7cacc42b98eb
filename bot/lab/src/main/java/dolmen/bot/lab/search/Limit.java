package dolmen.bot.lab.search;

import dolmen.rules.search.Budget;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** A search limit of a computer player. */
sealed interface Limit {

    /** A number of positions. */
    record Nodes(long most) implements Limit {}

    /** A time. */
    record Time(Duration most) implements Limit {}

    /** A depth in plies. */
    record Depth(int most) implements Limit {}

    /** No limit: the search runs until it is stopped. */
    record None() implements Limit {}

    /** Reads the limit of a {@code go} line; empty if it has none. */
    static Optional<Limit> read(List<String> words) {
        if (words.equals(List.of("go", "infinite"))) {
            return Optional.of(new None());
        }
        if (words.size() != 3 || !words.getLast().matches("[1-9]\\d{0,8}")) {
            return Optional.empty();
        }
        int number = Integer.parseInt(words.getLast());
        return switch (words.get(1)) {
            case "nodes" -> Optional.of(new Nodes(number));
            case "movetime" -> Optional.of(new Time(Duration.ofMillis(number)));
            case "depth" -> Optional.of(new Depth(number));
            default -> Optional.empty();
        };
    }

    /** The budget of a search that starts now. */
    default Budget budget(LongSupplier nanoTime) {
        return switch (this) {
            case Nodes(long most) -> Budget.nodes(most);
            case Depth(int most) -> Budget.depth(most);
            case None none -> Budget.nodes(Long.MAX_VALUE);
            case Time(Duration most) -> {
                long begun = nanoTime.getAsLong();
                yield Budget.until(() -> nanoTime.getAsLong() - begun >= most.toNanos());
            }
        };
    }
}
