package dolmen.bot.discord;

import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.utils.ConcurrentSessionController;

/**
 * The shards of this process that wait for their login. Each waits until its client is built and its group has its
 * turn. Safe for use by many threads.
 */
final class LoginQueue extends ConcurrentSessionController {
    private final Optional<String> local;
    private final LoginTurns turns;
    private final int groups;

    /** A client asks to connect while it is being built, but must not receive servers before it is complete. */
    private final Queue<InTurn> building = new ConcurrentLinkedQueue<>();

    /**
     * @param local the gateway address of a local Discord
     * @param groups the number of groups; a shard's group is its number modulo this number
     */
    LoginQueue(Optional<String> local, LoginTurns turns, int groups) {
        this.local = local;
        this.turns = turns;
        this.groups = groups;
        setConcurrency(groups);
    }

    @Override
    public String getGateway() {
        return local.orElseGet(super::getGateway);
    }

    @Override
    public void appendSession(SessionConnectNode node) {
        if (node.isReconnect()) {
            super.appendSession(new InTurn(node));
        } else {
            building.add(new InTurn(node));
        }
    }

    /** Lets the waiting shards connect, after their clients have been built. */
    void built() {
        for (InTurn node = building.poll(); node != null; node = building.poll()) {
            super.appendSession(node);
        }
    }

    @Override
    public void removeSession(SessionConnectNode node) {
        var removed = new InTurn(node);
        if (!building.remove(removed)) {
            super.removeSession(removed);
        }
    }

    /** A shard that waits for its turn; two are equal if their nodes are. */
    private final class InTurn implements SessionConnectNode {
        private final SessionConnectNode node;

        InTurn(SessionConnectNode node) {
            this.node = node;
        }

        @Override
        public boolean isReconnect() {
            return node.isReconnect();
        }

        @Override
        public JDA getJDA() {
            return node.getJDA();
        }

        @Override
        public JDA.ShardInfo getShardInfo() {
            return node.getShardInfo();
        }

        @Override
        public void run(boolean last) throws InterruptedException {
            Runnable loggedIn = turns.take(node.getShardInfo().getShardId() % groups);
            try {
                node.run(last);
            } finally {
                loggedIn.run();
            }
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof InTurn same && same.node.equals(node);
        }

        @Override
        public int hashCode() {
            return node.hashCode();
        }
    }
}
