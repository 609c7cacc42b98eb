package dolmen.rules.phrase;

import java.util.List;

/** Several things, joined as the language joins them: "d4, d5 and e4" or "d4, d5 or e4". */
public record Listing(List<Argument> items, Kind kind) implements Argument {

    /** The conjunction before the last thing. */
    public enum Kind {
        AND,
        OR
    }

    public Listing {
        items = List.copyOf(items);
    }

    /** All of these things. */
    public static Listing and(List<? extends Argument> items) {
        return new Listing(List.copyOf(items), Kind.AND);
    }

    /** One of these things. */
    public static Listing or(List<? extends Argument> items) {
        return new Listing(List.copyOf(items), Kind.OR);
    }
}
