package dolmen.bot.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;

/** People who look at a board time and again, and how long each answer took. */
final class Load {
    private static final Duration BETWEEN = Duration.ofMillis(100);

    private final Control control;
    private final String thread;
    private final AtomicBoolean ended = new AtomicBoolean();
    private final Queue<Duration> answers = new ConcurrentLinkedQueue<>();
    private final Queue<String> unanswered = new ConcurrentLinkedQueue<>();
    private final List<Thread> threads;

    /** Begins. */
    Load(Control control, String thread, List<Person> people) {
        this.control = control;
        this.thread = thread;
        this.threads = people.stream()
                .map(person -> Thread.ofVirtual().start(() -> look(person)))
                .toList();
    }

    private void look(Person person) {
        try {
            while (!ended.get()) {
                long asked = System.nanoTime();
                JsonNode answer = control.post("interactions?wait=done&as=" + person.id, Person.slash(thread, "board"));
                answers.add(Duration.ofNanos(System.nanoTime() - asked));
                if (!Person.words(answer.path("message")).contains("Match #")) {
                    unanswered.add(answer.toString());
                }
                Thread.sleep(BETWEEN);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Stops asking. */
    void end() throws InterruptedException {
        ended.set(true);
        for (Thread one : threads) {
            one.join();
        }
    }

    /** What came in the place of an answer, if anything did. */
    List<String> unanswered() {
        return List.copyOf(unanswered);
    }

    /** A table in Markdown. */
    String table(int reliefs) {
        List<Duration> sorted = answers.stream().sorted().toList();
        return """
                | reliefs | questions | without an answer | median | 99 of 100 | longest |
                |---:|---:|---:|---:|---:|---:|
                | %d | %d | %d | %d ms | %d ms | %d ms |
                """.formatted(
                        reliefs,
                        sorted.size(),
                        unanswered.size(),
                        sorted.get(sorted.size() / 2).toMillis(),
                        sorted.get(sorted.size() * 99 / 100).toMillis(),
                        sorted.getLast().toMillis());
    }
}
