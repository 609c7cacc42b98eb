package dolmen.bot.discord;

import dolmen.bot.discord.answer.HostExamination;
import dolmen.bot.discord.answer.PolicyLinks;
import dolmen.bot.id.Shards;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The bot's identity on Discord, and the address of Discord. Any other address must be on this machine, so that a real
 * token cannot leak.
 *
 * @param token the bot's secret
 * @param local the addresses of a local Discord; empty for the real one
 * @param policies the links to the operator's policies
 * @param shards the shards of this process; all of them for the number that Discord recommends
 * @param requests Discord's rate limit in requests per second, for all processes together
 * @param examination the examination of the host, for its owner
 */
public record DiscordConfiguration(
        String token,
        Optional<LocalDiscord> local,
        PolicyLinks policies,
        Shards shards,
        int requests,
        HostExamination examination) {
    /** Discord's default rate limit in requests per second. */
    public static final int USUAL_REQUESTS = 50;

    private static final Set<String> LOOPBACK = Set.of("127.0.0.1", "localhost", "[::1]");

    /**
     * The addresses of a Discord on this machine.
     *
     * @param apiBase the base URL of the REST API, such as {@code http://127.0.0.1:8642/api/v10/}
     * @param gateway the URL of the gateway, such as {@code ws://127.0.0.1:8642/gateway/}
     */
    public record LocalDiscord(String apiBase, String gateway) {

        /** @throws IllegalArgumentException if an address is not on this machine; the message is for the operator */
        public LocalDiscord {
            requireLoopback("DISCORD_API_BASE", apiBase, Set.of("http", "https"));
            requireLoopback("DISCORD_GATEWAY", gateway, Set.of("ws", "wss"));
        }
    }

    /** A configuration without policies or an examination, and with all shards. */
    public DiscordConfiguration(String token, Optional<LocalDiscord> local) {
        this(token, local, PolicyLinks.NONE, Shards.ALL, USUAL_REQUESTS, List::of);
    }

    /** A copy with the addresses of the operator's privacy policy and terms, if there are any. */
    public DiscordConfiguration withPolicies(Optional<URI> privacy, Optional<URI> terms) {
        return new DiscordConfiguration(token, local, new PolicyLinks(privacy, terms), shards, requests, examination);
    }

    /** A copy for a process with these shards. */
    public DiscordConfiguration withShards(Shards some) {
        return new DiscordConfiguration(token, local, policies, some, requests, examination);
    }

    /** A copy with another rate limit. */
    public DiscordConfiguration withRequests(int aSecond) {
        return new DiscordConfiguration(token, local, policies, shards, aSecond, examination);
    }

    /** A copy with an examination of the host. */
    public DiscordConfiguration withExamination(HostExamination ofHost) {
        return new DiscordConfiguration(token, local, policies, shards, requests, ofHost);
    }

    /**
     * The operator's configuration, with both local addresses or neither.
     *
     * @throws IllegalArgumentException if only one address is given, or one is not allowed; the message is for the
     *     operator
     */
    public static DiscordConfiguration of(String token, Optional<String> apiBase, Optional<String> gateway) {
        if (apiBase.isPresent() != gateway.isPresent()) {
            throw new IllegalArgumentException(
                    "DISCORD_API_BASE and DISCORD_GATEWAY go together: set both or neither.");
        }
        return new DiscordConfiguration(token, apiBase.map(base -> new LocalDiscord(base, gateway.orElseThrow())));
    }

    private static void requireLoopback(String name, String address, Set<String> schemes) {
        if (!onThisMachine(address, schemes)) {
            throw new IllegalArgumentException(
                    "%s is \"%s\", but may only be an address on this machine, such as %s://127.0.0.1:8642/, so that no token leaks."
                            .formatted(
                                    name,
                                    address,
                                    schemes.stream().sorted().findFirst().orElseThrow()));
        }
    }

    private static boolean onThisMachine(String address, Set<String> schemes) {
        try {
            var uri = URI.create(address);
            return uri.getScheme() != null
                    && schemes.contains(uri.getScheme())
                    && uri.getHost() != null
                    && uri.getUserInfo() == null
                    && LOOPBACK.contains(uri.getHost());
        } catch (IllegalArgumentException notAnAddress) {
            return false;
        }
    }

    @Override
    public String toString() {
        return "DiscordConfiguration[token=(hidden), local=" + local + ", shards=" + shards + "]";
    }
}
