package dolmen.bot.discord;

import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import net.dv8tion.jda.api.requests.RestRateLimiter;
import net.dv8tion.jda.api.requests.Route;
import net.dv8tion.jda.api.requests.SequentialRestRateLimiter;

/**
 * The threads that send first answers to interactions, and do nothing else. They are platform threads, like the one
 * that receives a connection's interactions, so that the operating system schedules them within milliseconds. Virtual
 * threads would wait for one of the few carriers, which are busy with answers and boards. Safe for use by many threads.
 */
final class FrontDesk {
    /** Many more than cores, since each thread waits for Discord. */
    private static final int THREADS = 32;

    private static final long IDLE_SECONDS = 10;

    private final ScheduledExecutorService threads;

    FrontDesk() {
        var pool = new ScheduledThreadPoolExecutor(
                THREADS,
                Thread.ofPlatform().daemon().name("discord-acknowledgement").factory());
        pool.setKeepAliveTime(IDLE_SECONDS, TimeUnit.SECONDS);
        pool.allowCoreThreadTimeOut(true);
        threads = pool;
    }

    /** A rate limiter for the requests of one connection. It sends first answers on separate threads. */
    RestRateLimiter limiter(RestRateLimiter.RateLimitConfig usual) {
        var first = new SequentialRestRateLimiter(
                new RestRateLimiter.RateLimitConfig(threads, threads, usual.getGlobalRateLimit(), usual.isRelative()));
        return new Limiter(first, new SequentialRestRateLimiter(usual));
    }

    private record Limiter(RestRateLimiter first, RestRateLimiter others) implements RestRateLimiter {
        @Override
        public void enqueue(Work task) {
            boolean answersFirst = task.getRoute().getBaseRoute().equals(Route.Interactions.CALLBACK);
            (answersFirst ? first : others).enqueue(task);
        }

        @Override
        public void stop(boolean shutdown, Runnable callback) {
            first.stop(shutdown, () -> others.stop(shutdown, callback));
        }

        @Override
        public boolean isStopped() {
            return first.isStopped();
        }

        @Override
        public int cancelRequests() {
            return first.cancelRequests() + others.cancelRequests();
        }
    }
}
