package dolmen.benchmarks.scale;

import dolmen.bot.id.Shards;
import java.util.List;
import java.util.stream.IntStream;

/** The layout of a host: its kind of database, and the number of processes. */
enum HostLayout {
    FILE("SQLite, 1 process", 1),
    ONE("PostgreSQL, 1 process", 1),
    TWO("PostgreSQL, 2 processes", 2),
    FOUR("PostgreSQL, 4 processes", 4);

    /** The number of shards in every layout, so that the local Discord has equal work in each. */
    static final int SHARDS = 4;

    private final String words;
    private final int processes;

    HostLayout(String words, int processes) {
        this.words = words;
        this.processes = processes;
    }

    boolean onServer() {
        return this != FILE;
    }

    /** The shards of each process. */
    List<Shards> shares() {
        int each = SHARDS / processes;
        return IntStream.range(0, processes)
                .mapToObj(number -> new Shards(number * each, (number + 1) * each - 1, SHARDS))
                .toList();
    }

    @Override
    public String toString() {
        return words;
    }
}
