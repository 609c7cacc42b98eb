package dolmen.bot.survival;

import org.jspecify.annotations.Nullable;

/** How far a failure reaches: what has to be given up because of it. */
public enum Harm {
    /** Only what was being done, such as one notice; everything else goes on. */
    TASK,
    /** Also what was being done; but once memory runs out again and again, the process can no longer be trusted. */
    MEMORY,
    /** The process: classes are missing or broken, or the virtual machine itself is. */
    PROCESS;

    private static final int MOST_CAUSES = 10;

    /** The harm that a failure has done; a lack of memory counts even where something else was thrown because of it. */
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
