package dolmen.bot.discord;

import static org.mockito.ArgumentMatchers.anyBoolean;
import static org.mockito.Mockito.after;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.timeout;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.Optional;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.utils.SessionController.SessionConnectNode;
import org.junit.jupiter.api.Test;

final class LoginQueueTest {
    private static final int SOON_MILLIS = 200;
    private static final int AT_LAST_MILLIS = 10_000;

    private final LoginQueue queue = new LoginQueue(Optional.empty(), LoginTurns.ALONE, 1);

    @Test
    void nobody_connects_before_their_client_has_been_built() throws InterruptedException {
        SessionConnectNode first = node(false);
        queue.appendSession(first);
        verify(first, after(SOON_MILLIS).never()).run(anyBoolean());

        queue.built();
        verify(first, timeout(AT_LAST_MILLIS)).run(anyBoolean());
    }

    @Test
    void who_has_lost_a_connection_waits_for_no_client() throws InterruptedException {
        SessionConnectNode again = node(true);
        queue.appendSession(again);
        verify(again, timeout(AT_LAST_MILLIS)).run(anyBoolean());
    }

    @Test
    void who_is_closed_while_built_never_connects() throws InterruptedException {
        SessionConnectNode closed = node(false);
        queue.appendSession(closed);
        queue.removeSession(closed);
        queue.built();
        verify(closed, after(SOON_MILLIS).never()).run(anyBoolean());
    }

    private static SessionConnectNode node(boolean reconnect) {
        SessionConnectNode node = mock(SessionConnectNode.class);
        when(node.isReconnect()).thenReturn(reconnect);
        when(node.getShardInfo()).thenReturn(new JDA.ShardInfo(0, 1));
        return node;
    }
}
