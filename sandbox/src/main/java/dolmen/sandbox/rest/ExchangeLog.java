package dolmen.sandbox.rest;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The latest requests of the bot; safe to use from any thread. */
public final class ExchangeLog {
    private static final int MOST = 10_000;

    private final Deque<Exchange> exchanges = new ArrayDeque<>();

    /** What was recorded, oldest first. */
    public synchronized List<Exchange> all() {
        return List.copyOf(exchanges);
    }

    synchronized void add(Exchange exchange) {
        if (exchanges.size() == MOST) {
            exchanges.removeFirst();
        }
        exchanges.addLast(exchange);
    }
}
