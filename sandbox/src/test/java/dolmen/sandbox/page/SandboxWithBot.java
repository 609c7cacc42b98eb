package dolmen.sandbox.page;

import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.testing.Control;
import java.net.URI;

/** A running sandbox with the {@link TestBot} connected to it. */
final class SandboxWithBot implements AutoCloseable {

    private final Sandbox sandbox;
    private final TestBot bot;

    private SandboxWithBot(Sandbox sandbox, TestBot bot) {
        this.sandbox = sandbox;
        this.bot = bot;
    }

    static SandboxWithBot open() throws InterruptedException {
        Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne());
        return new SandboxWithBot(sandbox, TestBot.connect(sandbox));
    }

    URI pageUrl() {
        return sandbox.pageUrl();
    }

    String botName() {
        return bot.name();
    }

    Control control() {
        return new Control(sandbox);
    }

    void sendBotAway() {
        bot.close();
    }

    @Override
    public void close() {
        bot.close();
        sandbox.close();
    }
}
