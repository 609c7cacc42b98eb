package dolmen.bot.ops;

import java.util.concurrent.Semaphore;

/**
 * The resources that the hosts in one process share.
 *
 * @param most the maximum number of hosts, which divide the heap; more than one for a replica
 * @param thoughts the permits of computer players to think at the same time
 */
public record HostsInProcess(int most, Semaphore thoughts) {

    /** Permits that leave one core to the threads that answer people. */
    public static HostsInProcess of(int most) {
        return new HostsInProcess(
                most, new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() - 1)));
    }
}
