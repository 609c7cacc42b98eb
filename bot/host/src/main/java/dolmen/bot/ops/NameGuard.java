package dolmen.bot.ops;

import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Refuses requests for a foreign host name. Web pages make such requests after they have pointed their own name at this
 * machine (DNS rebinding). Immutable.
 */
final class NameGuard extends Filter {
    private static final Pattern ADDRESS_OR_HERE = Pattern.compile("localhost|[0-9.]+|\\[[0-9a-f:.%]+\\]");
    private static final int MISDIRECTED = 421;

    private final Optional<String> name;

    /** @param name the accepted name besides localhost and IP addresses */
    NameGuard(Optional<String> name) {
        this.name = name.map(configured -> configured.toLowerCase(Locale.ROOT));
    }

    /** Accepts a request without a name, because no browser sends one. */
    @Override
    public void doFilter(HttpExchange exchange, Chain chain) throws IOException {
        Optional<String> asked = Optional.ofNullable(
                        exchange.getRequestHeaders().getFirst("Host"))
                .map(host -> host.toLowerCase(Locale.ROOT).replaceFirst(":[0-9]*$", ""));
        if (asked.isEmpty()
                || asked.equals(name)
                || ADDRESS_OR_HERE.matcher(asked.get()).matches()) {
            chain.doFilter(exchange);
        } else {
            HealthEndpoint.answer(
                    exchange,
                    MISDIRECTED,
                    HealthEndpoint.WORDS,
                    "Unknown host name. Set DOLMEN_HEALTH_NAME to it if it is right.\n");
        }
    }

    @Override
    public String description() {
        return "answers only to names of this machine";
    }
}
