package dolmen.bot.survival;

import org.jspecify.annotations.Nullable;

/** The reach of a failure: the part that has to be given up because of it. */
public enum Harm {
    /** Only the present task, such as one notice; everything else goes on. */
    TASK,
    /** Also only the present task; but if memory runs out again and again, the process can no longer be trusted. */
    MEMORY,
    /** The process: classes are missing or broken, or the virtual machine itself is. */
    PROCESS;

    private static final int MOST_CAUSES = 10;

    /** The harm of a failure; a lack of memory counts even as the cause of another failure. */
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
