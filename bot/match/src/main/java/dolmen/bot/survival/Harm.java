package dolmen.bot.survival;

import org.jspecify.annotations.Nullable;

/** The extent of a failure: the part that must stop because of it. */
public enum Harm {
    /** Only the current task, such as one notice; everything else continues. */
    TASK,
    /** Also only the current task; but if memory runs out repeatedly, the process can no longer be trusted. */
    MEMORY,
    /** The process: a class is missing or broken, or the virtual machine is broken. */
    PROCESS;

    private static final int MOST_CAUSES = 10;

    /** The harm of a failure; a lack of memory also counts as the cause of another failure. */
    public static Harm of(Throwable failure) {
        if (lacksMemory(failure)) {
            return MEMORY;
        }
        boolean broken = failure instanceof LinkageError
                || (failure instanceof VirtualMachineError && !(failure instanceof StackOverflowError));
        return broken ? PROCESS : TASK;
    }

    private static boolean lacksMemory(Throwable failure) {
        @Nullable Throwable cause = failure;
        for (int depth = 0; depth < MOST_CAUSES && cause != null; depth++) {
            if (cause instanceof OutOfMemoryError) {
                return true;
            }
            cause = cause.getCause();
        }
        return false;
    }
}
