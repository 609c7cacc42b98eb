package dolmen.benchmarks.memory;

/**
 * The memory of a host's process at one moment.
 *
 * @param interactions the interactions since the start
 * @param used the live objects in the heap after a full collection, in MiB
 * @param reserved the size of the heap at that moment, in MiB
 * @param resident the memory of the whole process, in MiB
 * @param threads the threads of the operating system
 * @param errors the log lines that report an error
 * @param shortages the log lines that name an OutOfMemoryError
 */
record MemorySample(
        int interactions, long used, long reserved, long resident, long threads, long errors, long shortages) {
    /** The header of the table. */
    static String head() {
        return """
                | interactions | heap after collection, MiB | heap reserved, MiB | resident, MiB | threads | errors in the log | OutOfMemoryError |
                |---:|---:|---:|---:|---:|---:|---:|
                """;
    }

    /** One line of the table. */
    String line() {
        return "| %,d | %d | %d | %d | %d | %d | %d |%n"
                .formatted(interactions, used, reserved, resident, threads, errors, shortages);
    }
}
