package dolmen.bot.survival;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;

/**
 * One pass over things that are due, none of which keeps the others waiting by its failure. A lack of memory is thrown
 * when all have been attempted. Only a failure that has broken the process stops it at once. For one thread.
 */
public final class Pass {
    private final Logger log;
    private Optional<Throwable> shortage = Optional.empty();

    /** @param log told of every failure, once */
    public Pass(Logger log) {
        this.log = log;
    }

    /**
     * Does one thing, whatever comes of it.
     *
     * @param what is done, in a few words
     * @param otherwise what comes of it when it fails
     */
    public <T> T attempt(String what, Supplier<T> task, Function<Throwable, T> otherwise) {
        try {
            return task.get();
        } catch (RuntimeException | Error failure) {
            note(what, failure);
            return otherwise.apply(failure);
        }
    }

    /** The same for what has no result. */
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

    /** To be called in the end. */
    public void end() {
        shortage.ifPresent(failure -> {
            throw new IllegalStateException("memory has run out", failure);
        });
    }
}
