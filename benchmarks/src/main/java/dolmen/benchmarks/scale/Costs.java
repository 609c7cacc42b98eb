package dolmen.benchmarks.scale;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;

/**
 * The resources used by all participants, in total or between two moments.
 *
 * @param hosts the processor time of all processes of the host
 * @param discord the processor time of the local Discord
 * @param database the processor time of the database server
 * @param people the processor time of this process, which plays the people
 * @param machine the processor time of everything on the machine
 * @param requests all requests to Discord
 * @param statements the statements of the hosts to the database
 * @param brokenOff the transactions that the database server aborted because of conflicts
 */
record Costs(
        Duration hosts,
        Duration discord,
        Duration database,
        Duration people,
        Duration machine,
        double requests,
        double statements,
        long brokenOff) {
    /** @param database the name of the database on that server */
    static Costs of(Fleet fleet, JavaProcess discord, Optional<DatabaseServer> server, String database)
            throws IOException, InterruptedException, SQLException {
        Figures figures = fleet.figures();
        return new Costs(
                fleet.processorTime(),
                ProcessorTime.of(discord.pid()),
                server.isPresent() ? server.get().processorTime() : Duration.ZERO,
                ProcessorTime.of(ProcessHandle.current().pid()),
                ProcessorTime.ofMachine(),
                figures.sum("dolmen_discord_request_seconds_count"),
                figures.sum("dolmen_database_statement_seconds_count"),
                server.isPresent() ? server.get().brokenOff(database) : 0);
    }

    Costs since(Costs earlier) {
        return new Costs(
                hosts.minus(earlier.hosts),
                discord.minus(earlier.discord),
                database.minus(earlier.database),
                people.minus(earlier.people),
                machine.minus(earlier.machine),
                requests - earlier.requests,
                statements - earlier.statements,
                brokenOff - earlier.brokenOff);
    }

    /** The processor time of everything else on the machine. */
    Duration others() {
        return machine.minus(hosts).minus(discord).minus(database).minus(people);
    }
}
