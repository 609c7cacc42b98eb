package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.storage.Database;
import dolmen.rules.GameRegistry;
import dolmen.sandbox.SandboxConfiguration;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A start on a database that cannot be used ends with one line, which says what is wrong and what to do, and leaves
 * everything as it was.
 */
@WithOneFile("what cannot be used is a file or its folder")
class UnusableFileTest {
    /** Discord is asked only once the database is open, so nobody need be there. */
    private static final Map<String, String> OFF_LINE = Map.of(
            "DISCORD_TOKEN", SandboxConfiguration.DEFAULT_TOKEN,
            "DISCORD_API_BASE", "http://127.0.0.1:9/api/v10/",
            "DISCORD_GATEWAY", "ws://127.0.0.1:9/");

    private static final Map<String, String> ON_LOCAL_DISCORD = Map.of("DOLMEN_SANDBOX_PORT", "0");

    @TempDir
    private Path folder;

    private Path data;
    private Path database;

    @BeforeEach
    void choose() throws IOException {
        data = Files.createDirectory(folder.resolve("data"));
        database = data.resolve("dolmen.db");
    }

    @AfterEach
    void letTheFolderBeDeleted() throws IOException {
        if (Files.exists(database)) {
            permit(database, "rw-------");
        }
        permit(data, "rwx------");
        permit(folder, "rwx------");
    }

    @Test
    void a_file_that_may_not_be_written() throws Exception {
        fill();
        permit(database, "r--r--r--");

        refuses("cannot be written", "Make it writable");
    }

    @Test
    void a_file_that_may_not_be_read() throws Exception {
        fill();
        permit(database, "---------");

        refuses("this user may not use", "Give the user who runs Dolmen read and write access");
    }

    @Test
    void a_folder_that_may_not_be_written() throws Exception {
        fill();
        Files.delete(data.resolve("dolmen.db.lock"));
        permit(data, "r-xr-xr-x");

        refuses("this user may not use", "read and write access to it and its folder");
    }

    @Test
    void a_folder_in_which_only_the_lock_may_be_written() throws Exception {
        fill();
        permit(data, "r-xr-xr-x");

        refuses("its folder or its disk is read-only", "Make it writable");
    }

    @Test
    void a_folder_that_cannot_be_made() throws Exception {
        Path shut = Files.createDirectory(folder.resolve("shut"));
        permit(shut, "r-xr-xr-x");
        for (Map<String, String> environment : List.of(OFF_LINE, ON_LOCAL_DISCORD)) {
            var changed = new HashMap<>(environment);
            changed.put("DOLMEN_DATA", shut.resolve("data").toString());
            try (HostProcess host = HostProcess.startBound(folder, changed)) {
                assertRefused(host, shut.toString(), "Give the user who runs");
            }
        }
        permit(shut, "rwx------");
        assertThat(shut).isEmptyDirectory();
    }

    @Test
    void a_file_in_the_place_of_the_folder() throws Exception {
        Files.delete(data);
        Files.writeString(data, "not a folder");

        refuses("is not a folder", "Name another one");

        assertThat(data).hasContent("not a folder");
    }

    @Test
    void a_file_that_another_program_holds_locked() throws Exception {
        fill();
        byte[] before = Files.readAllBytes(database);
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + database);
                var statement = other.createStatement()) {
            statement.execute("PRAGMA locking_mode = EXCLUSIVE");
            statement.execute("BEGIN EXCLUSIVE");

            // To read the file in this process would end the lock.
            try (HostProcess host = HostProcess.startBound(folder, OFF_LINE)) {
                assertRefused(host, "Another program has locked the database", "Close that program");
            }
        }
        assertThat(database).hasBinaryContent(before);
    }

    @Test
    void a_file_that_another_host_serves() throws Exception {
        fill();
        try (var lock = FileChannel.open(
                        data.resolve("dolmen.db.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                var held = lock.lock()) {
            assertThat(held.isValid()).isTrue();

            refuses("in use by another running Dolmen", "Stop that one");
        }
    }

    @Test
    void a_file_that_is_no_database() throws Exception {
        Files.writeString(database, "this is no database, but it may be somebody's only copy of something\n");

        refuses("is not a database", "name another file");
    }

    @Test
    void a_folder_in_the_place_of_the_file() throws Exception {
        Files.createDirectory(database);

        refuses("is not a database", "name another file");
    }

    private void fill() {
        Database.open(database, GameRegistry.load()).close();
    }

    private static void permit(Path path, String permissions) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }

    private void refuses(String what, String advice) throws Exception {
        boolean file = Files.isRegularFile(database);
        byte[] before = file ? content() : new byte[0];
        try (HostProcess host = HostProcess.startBound(folder, OFF_LINE)) {
            assertRefused(host, what, advice);
        }
        if (file) {
            assertThat(content()).isEqualTo(before);
        }
    }

    /** What the operator would find there after mending the permissions. */
    private byte[] content() throws IOException {
        var permissions = Files.getPosixFilePermissions(database);
        permit(database, "rw-------");
        byte[] content = Files.readAllBytes(database);
        Files.setPosixFilePermissions(database, permissions);
        return content;
    }

    private static void assertRefused(HostProcess host, String what, String advice) throws Exception {
        assertThat(host.awaitEnd()).as(host.output()).isOne();
        assertThat(host.output()).doesNotContain("\tat ", "Exception");
        assertThat(host.output().lines().filter(line -> line.startsWith("dolmen: ")))
                .singleElement()
                .asString()
                .contains(what, advice);
    }
}
