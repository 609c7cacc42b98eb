package dolmen.bot.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.Sandbox;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.utils.TimeUtil;

/** People who look at a board time and again, and how long each answer took. */
final class Load {
    private static final Duration USUAL = Duration.ofMillis(100);
    private static final Duration LOOK = Duration.ofMillis(100);
    private static final Duration LATEST = Duration.ofSeconds(30);
    private static final int ONE_IN = 10;
    private static final Pattern ANSWER = Pattern.compile("/interactions/([0-9]+)/.*/callback");

    private final Control control;
    private final String thread;
    private final Duration between;
    private final AtomicBoolean ended = new AtomicBoolean();
    private final Queue<Duration> answers = new ConcurrentLinkedQueue<>();
    private final Queue<String> unanswered = new ConcurrentLinkedQueue<>();
    private final Queue<String> asked = new ConcurrentLinkedQueue<>();
    private final List<Thread> threads;

    /** Begins. */
    Load(Control control, String thread, List<Person> people) {
        this(control, thread, people, USUAL);
    }

    /** Begins, with this pause of a person after each answer. */
    Load(Control control, String thread, List<Person> people, Duration between) {
        this.control = control;
        this.thread = thread;
        this.between = between;
        this.threads = people.stream()
                .map(person -> Thread.ofVirtual().start(() -> look(person)))
                .toList();
    }

    private void look(Person person) {
        try {
            while (!ended.get()) {
                long began = System.nanoTime();
                JsonNode answer = control.post("interactions?wait=done&as=" + person.id, Person.slash(thread, "board"));
                answers.add(Duration.ofNanos(System.nanoTime() - began));
                asked.add(answer.path("interaction_id").asText());
                if (!Person.words(answer.path("message")).contains("Match #")) {
                    unanswered.add(answer.toString());
                }
                Thread.sleep(between);
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

    /**
     * What is wrong with the questions: those that not exactly one process has answered, be it too late, since a busy
     * machine makes answers late but loses and doubles none; and those that were late, if they are many.
     */
    List<String> defects(Sandbox sandbox) throws InterruptedException {
        Instant end = Instant.now().plus(LATEST);
        while (!notAnsweredOnce(sandbox).isEmpty() && Instant.now().isBefore(end)) {
            Thread.sleep(LOOK);
        }
        return Stream.concat(
                        notAnsweredOnce(sandbox).stream(),
                        unanswered.stream().filter(late -> unanswered.size() * ONE_IN > asked.size()))
                .toList();
    }

    /** The ids of the questions that were answered more than once. */
    List<String> answeredTwice(Sandbox sandbox) {
        Map<String, Long> answered = answered(sandbox);
        return asked.stream()
                .filter(question -> answered.getOrDefault(question, 0L) > 1)
                .toList();
    }

    private static Map<String, Long> answered(Sandbox sandbox) {
        return sandbox.exchanges().stream()
                .map(exchange -> ANSWER.matcher(exchange.path()))
                .filter(Matcher::matches)
                .collect(Collectors.groupingBy(answer -> answer.group(1), Collectors.counting()));
    }

    private List<String> notAnsweredOnce(Sandbox sandbox) {
        Map<String, Long> answered = answered(sandbox);
        return asked.stream()
                .filter(question -> answered.getOrDefault(question, 0L) != 1)
                .map(question -> "what was asked at %s was answered %d times"
                        .formatted(
                                TimeUtil.getTimeCreated(Long.parseLong(question)), answered.getOrDefault(question, 0L)))
                .toList();
    }

    /** A table in Markdown. */
    String table(int reliefs) {
        return table(reliefs, List.of(this));
    }

    /** A table in Markdown, of several loads together. */
    static String table(int reliefs, List<Load> loads) {
        List<Duration> sorted =
                loads.stream().flatMap(load -> load.answers.stream()).sorted().toList();
        return """
                | reliefs | questions | without an answer | median | 99 of 100 | longest |
                |---:|---:|---:|---:|---:|---:|
                | %d | %d | %d | %d ms | %d ms | %d ms |
                """.formatted(
                        reliefs,
                        sorted.size(),
                        loads.stream().mapToInt(load -> load.unanswered.size()).sum(),
                        sorted.get(sorted.size() / 2).toMillis(),
                        sorted.get(sorted.size() * 99 / 100).toMillis(),
                        sorted.getLast().toMillis());
    }
}
