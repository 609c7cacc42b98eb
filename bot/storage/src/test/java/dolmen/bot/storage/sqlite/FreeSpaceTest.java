package dolmen.bot.storage.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FreeSpaceTest {
    @TempDir
    private Path folder;

    @Test
    void a_disk_with_room_for_next_to_nothing_is_full() {
        FreeSpace little = () -> 300 << 10;

        assertThatThrownBy(little::require)
                .hasMessageContaining("300 kB")
                .isInstanceOfSatisfying(
                        StorageFaultException.class,
                        failure -> assertThat(failure.fault()).isEqualTo(StorageFault.FULL));
    }

    @Test
    void an_unknown_room_is_no_obstacle() {
        FreeSpace unknown = () -> {
            throw new IOException("stale file handle");
        };

        assertThatCode(unknown::require).doesNotThrowAnyException();
        assertThatCode(FreeSpace.at(folder.resolve("missing"))::require).doesNotThrowAnyException();
        assertThatCode(FreeSpace.at(folder)::require).doesNotThrowAnyException();
    }
}
