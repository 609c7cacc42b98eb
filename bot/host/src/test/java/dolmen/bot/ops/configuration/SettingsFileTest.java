package dolmen.bot.ops.configuration;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SettingsFileTest {
    @TempDir
    private Path folder;

    private Path product;
    private Path system;

    @BeforeEach
    void make() throws IOException {
        product = Files.createDirectory(folder.resolve("product"));
        system = Files.createDirectory(folder.resolve("etc"));
    }

    private String found(Map<String, String> environment) {
        return SettingsFile.found(environment, List.of(product, system)).getOrDefault("DOLMEN_CONFIG", "none");
    }

    @Test
    void it_is_found_beside_the_product_or_else_in_the_system_and_not_where_one_is_named() throws IOException {
        assertThat(found(Map.of())).isEqualTo("none");
        Path ofSystem = Files.createFile(system.resolve("dolmen.properties"));
        assertThat(found(Map.of("DOLMEN_CONFIG", " "))).isEqualTo(ofSystem.toString());
        Path ofProduct = Files.createFile(product.resolve("dolmen.properties"));
        assertThat(found(Map.of())).isEqualTo(ofProduct.toString());
        assertThat(found(Map.of("DOLMEN_CONFIG", "mine"))).isEqualTo("mine");
    }

    @Test
    void it_is_looked_for_in_two_places() {
        assertThat(SettingsFile.places(product)).containsExactly(product, Path.of("/etc/dolmen"));
    }
}
