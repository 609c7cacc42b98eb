package dolmen.bot.survival;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;

/**
 * One pass over due tasks, in which a failing task does not delay the others. A lack of memory is thrown after all
 * tasks have been attempted. Only a failure that has broken the process stops the pass at once. For one thread.
 */
public final class Pass {
    private final Logger log;
    private Optional<Throwable> shortage = Optional.empty();

    /** @param log the log of all failures */
    public Pass(Logger log) {
        this.log = log;
    }

    /**
     * Runs one task, and survives its failure.
     *
     * @param what the task, in a few words
     * @param otherwise the result after a failure
     */
    public <T> T attempt(String what, Supplier<T> task, Function<Throwable, T> otherwise) {
        try {
            return task.get();
        } catch (RuntimeException | Error failure) {
            note(what, failure);
            return otherwise.apply(failure);
        }
    }

    /** Runs one task without a result, and survives its failure. */
    public void attend(String what, Runnable task, Consumer<Throwable> otherwise) {
        try {
            task.run();
        } catch (RuntimeException | Error failure) {
            note(what, failure);
            otherwise.accept(failure);
        }
    }

    private void note(String what, Throwable failure) {
        switch (Harm.of(failure)) {
            case TASK -> {}
            case MEMORY -> shortage = Optional.of(failure);
            case PROCESS -> throw (Error) failure;
        }
        new FailureLog(log).error("{} failed", what, failure);
    }

    /** Ends the pass. */
    public void end() {
        shortage.ifPresent(failure -> {
            throw new IllegalStateException("memory has run out", failure);
        });
    }
}
