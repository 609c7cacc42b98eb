package dolmen.bot.ops;

import dolmen.bot.survival.Survival;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** A process in which a worker really runs out of memory: as many times as its argument says, then never again. */
final class Glutton {
    private static final int BITE = 1 << 20;

    private Glutton() {}

    public static void main(String[] arguments) throws InterruptedException {
        int times = Integer.parseInt(arguments[0]);
        Thread main = Thread.currentThread();
        var meals = new int[1];
        var satisfied = new CountDownLatch(1);
        try (var poller = new Poller("notices", Duration.ofMillis(10), Survival.ofProcess(), InstantSource.system())) {
            poller.start(() -> {
                if (meals[0]++ < times) {
                    untilWaiting(main);
                    eat();
                }
                satisfied.countDown();
            });
            satisfied.await();
        }
        System.out.println("went on after " + times);
    }

    /** To begin to wait takes memory, which the thread must not want while the worker has it all. */
    private static void untilWaiting(Thread thread) {
        while (thread.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
    }

    private static void eat() {
        List<byte[]> eaten = new ArrayList<>();
        while (eaten.size() < Integer.MAX_VALUE) {
            eaten.add(new byte[BITE]);
        }
    }
}
