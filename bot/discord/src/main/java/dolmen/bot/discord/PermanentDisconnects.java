package dolmen.bot.discord;

import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import net.dv8tion.jda.api.events.session.ShutdownEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.requests.CloseCode;

/**
 * Discord's reason for ending the connection for good, as a message for the operator. The client does not reconnect
 * after that. Safe for use by many threads.
 */
final class PermanentDisconnects extends ListenerAdapter {
    private final CompletableFuture<String> words = new CompletableFuture<>();

    /** A temporary login failure looks like a normal stop; only a refusal has a permanent close code. */
    @Override
    public void onShutdown(ShutdownEvent event) {
        CloseCode code = event.getCloseCode();
        if (code != null && !code.isReconnect()) {
            words.complete(of(code));
        }
    }

    /** Passes the reason to the listener when Discord refuses the bot for good, or at once if it already has. */
    void tell(Consumer<String> listener) {
        CompletableFuture<Void> unused = words.thenAccept(listener);
    }

    static String of(CloseCode code) {
        String todo = switch (code) {
            case AUTHENTICATION_FAILED ->
                "The token is no longer valid. Copy it again from the bot's page in Discord's developer portal, and start again.";
            case SHARDING_REQUIRED ->
                "The bot is on more than 2,500 servers, for which Discord requires several shards: set DOLMEN_SHARDS to auto, or divide them as docs/scaling.md says.";
            case DISALLOWED_INTENTS, INVALID_INTENTS ->
                "Dolmen needs no privileged intent. Check that this release is unmodified, and start again.";
            default -> "Install the latest release of Dolmen, and start again.";
        };
        return "Discord has ended the connection for good (%d, %s). %s"
                .formatted(code.getCode(), code.getMeaning(), todo);
    }
}
