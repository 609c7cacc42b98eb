package dolmen.bot.discord;

import dolmen.bot.discord.answer.PolicyLinks;
import dolmen.bot.id.Shards;
import java.net.URI;
import java.util.Optional;
import java.util.Set;

/**
 * The bot's identity on Discord, and the address of Discord. Another address than the real one must be on this machine,
 * so that a real token cannot leak.
 *
 * @param token the bot's secret
 * @param local the addresses of a local Discord; empty for the real one
 * @param policies the operator's, of which people are told
 * @param shards those of this process; all for as many as Discord advises
 * @param requests how many Discord takes of the bot in a second, of all its processes together
 */
public record DiscordConfiguration(
        String token, Optional<LocalDiscord> local, PolicyLinks policies, Shards shards, int requests) {
    /** What Discord takes of a bot in a second, unless it has agreed to more. */
    public static final int USUAL_REQUESTS = 50;

    private static final Set<String> LOOPBACK = Set.of("127.0.0.1", "localhost", "[::1]");

    /**
     * The addresses of a Discord on this machine.
     *
     * @param apiBase such as {@code http://127.0.0.1:8642/api/v10/}
     * @param gateway such as {@code ws://127.0.0.1:8642/gateway/}
     */
    public record LocalDiscord(String apiBase, String gateway) {

        /** @throws IllegalArgumentException in words for people, if an address is not one on this machine */
        public LocalDiscord {
            requireLoopback("DISCORD_API_BASE", apiBase, Set.of("http", "https"));
            requireLoopback("DISCORD_GATEWAY", gateway, Set.of("ws", "wss"));
        }
    }

    /** Without policies, and of all shards. */
    public DiscordConfiguration(String token, Optional<LocalDiscord> local) {
        this(token, local, PolicyLinks.NONE, Shards.ALL, USUAL_REQUESTS);
    }

    /** The same with the addresses of the operator's privacy policy and terms, as far as there are any. */
    public DiscordConfiguration withPolicies(Optional<URI> privacy, Optional<URI> terms) {
        return new DiscordConfiguration(token, local, new PolicyLinks(privacy, terms), shards, requests);
    }

    /** The same for a process of those shards. */
    public DiscordConfiguration withShards(Shards some) {
        return new DiscordConfiguration(token, local, policies, some, requests);
    }

    /** The same for a bot of which Discord takes so many requests in a second. */
    public DiscordConfiguration withRequests(int aSecond) {
        return new DiscordConfiguration(token, local, policies, shards, aSecond);
    }

    /**
     * What an operator has configured: both other addresses or none.
     *
     * @throws IllegalArgumentException in words for people, if that cannot be
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
