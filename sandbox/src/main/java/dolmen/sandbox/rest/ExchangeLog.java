package dolmen.sandbox.rest;

import dolmen.sandbox.memory.Latest;
import dolmen.sandbox.memory.PackedJson;
import java.time.Instant;
import java.util.List;

/** A log of the bot's latest requests with bounded memory; safe to use from any thread. */
public final class ExchangeLog {
    private static final Latest.Room ROOM = new Latest.Room(10_000, 6L << 20);

    /** The size of an exchange without its two bodies, in bytes. */
    private static final long FRAME = 300;

    private final Latest<Long, PackedExchange> exchanges = new Latest<>(ROOM, PackedExchange::size, forgotten -> {});
    private long count;

    private record PackedExchange(
            Instant at,
            String method,
            String path,
            PackedJson request,
            List<String> files,
            int status,
            PackedJson response) {

        static PackedExchange of(Exchange exchange) {
            return new PackedExchange(
                    exchange.at(),
                    exchange.method(),
                    exchange.path(),
                    PackedJson.of(exchange.request()),
                    exchange.files(),
                    exchange.status(),
                    PackedJson.of(exchange.response()));
        }

        Exchange unpacked() {
            return new Exchange(at, method, path, request.node(), files, status, response.node());
        }

        long size() {
            return FRAME + path.length() + request.size() + response.size();
        }
    }

    /** The recorded exchanges, oldest first. */
    public List<Exchange> all() {
        return packed().stream().map(PackedExchange::unpacked).toList();
    }

    private synchronized List<PackedExchange> packed() {
        return exchanges.all();
    }

    void add(Exchange exchange) {
        PackedExchange packed = PackedExchange.of(exchange);
        synchronized (this) {
            exchanges.put(count++, packed);
        }
    }
}
