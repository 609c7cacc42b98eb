package dolmen.benchmarks.memory;

/**
 * The memory of a host's process at one moment.
 *
 * @param interactions since the start
 * @param used live objects in the heap after a full collection, in MiB
 * @param reserved the size of the heap then, in MiB
 * @param resident the memory of the whole process, in MiB
 * @param threads of the operating system
 * @param errors lines of the log that report one
 * @param shortages lines of the log that name an OutOfMemoryError
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
