package dolmen.sandbox;

import java.util.EnumSet;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.events.GenericEvent;
import net.dv8tion.jda.api.hooks.EventListener;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.utils.Compression;
import net.dv8tion.jda.api.utils.SessionControllerAdapter;

/** The real client, logged in to a sandbox. */
final class TestBot implements AutoCloseable {
    private final JDA jda;

    private TestBot(JDA jda) {
        this.jda = jda;
    }

    static TestBot login(Sandbox sandbox, Consumer<GenericEvent> listener, GatewayIntent... intents) {
        return login(sandbox, Compression.ZLIB, SandboxConfiguration.DEFAULT_TOKEN, listener, intents);
    }

    static TestBot login(
            Sandbox sandbox,
            Compression compression,
            String token,
            Consumer<GenericEvent> listener,
            GatewayIntent... intents) {
        EnumSet<GatewayIntent> wanted = EnumSet.noneOf(GatewayIntent.class);
        for (GatewayIntent intent : intents) {
            wanted.add(intent);
        }
        JDA jda = JDABuilder.createLight(token, wanted)
                .setRestConfig(new RestConfig().setBaseUrl(sandbox.apiBase().toString()))
                .setSessionController(new At(sandbox.gatewayUrl().toString()))
                .setCompression(compression)
                .setEventPool(Executors.newVirtualThreadPerTaskExecutor(), true)
                .setEnableShutdownHook(false)
                .addEventListeners((EventListener) listener::accept)
                .build();
        try {
            jda.awaitReady();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return new TestBot(jda);
    }

    JDA jda() {
        return jda;
    }

    @Override
    public void close() {
        jda.shutdownNow();
    }

    private static final class At extends SessionControllerAdapter {
        private final String gateway;

        At(String gateway) {
            this.gateway = gateway;
        }

        @Override
        public String getGateway() {
            return gateway;
        }
    }
}
