package dolmen.benchmarks.scale;

import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.login.LoginLimits;
import dolmen.sandbox.rest.Conditions;
import java.io.IOException;

/**
 * A local Discord in a process of its own, which ends at the end of its input. Arguments: the number of shards that it
 * recommends and admits at once, and whether it enforces Discord's limits on requests.
 */
public final class LocalDiscordProcess {
    static final String PAGE = "PAGE=";
    static final String API = "DISCORD_API_BASE=";
    static final String GATEWAY = "DISCORD_GATEWAY=";

    private LocalDiscordProcess() {}

    public static void main(String[] arguments) throws IOException {
        int shards = Integer.parseInt(arguments[0]);
        boolean limits = Boolean.parseBoolean(arguments[1]);
        try (Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne()
                .withShards(shards)
                .withLogins(LoginLimits.REAL.withMaxConcurrency(shards))
                .withConditions(limits ? Conditions.LIMITED : Conditions.IDEAL))) {
            System.out.println(API + sandbox.apiBase());
            System.out.println(GATEWAY + sandbox.gatewayUrl());
            System.out.println(PAGE + sandbox.pageUrl());
            while (System.in.read() >= 0) {
                // Waits for the end of the input; its contents are ignored.
            }
        }
    }
}
