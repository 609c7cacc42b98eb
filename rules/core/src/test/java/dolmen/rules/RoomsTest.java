package dolmen.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The laws about rooms themselves notice a breach. */
class RoomsTest {

    @Test
    void a_circle_is_noticed_however_long_the_detour() {
        Map<String, Set<String>> arrows = Map.of(
                "door", Set.of("hall"),
                "hall", Set.of("stairs", "cellar"),
                "stairs", Set.of("attic"),
                "attic", Set.of("hall"),
                "cellar", Set.of());

        assertThat(Rooms.circles(arrows, 1)).containsExactly(Set.of("attic", "hall", "stairs"));
        assertThat(Rooms.circles(arrows, 2)).hasSize(1);
        assertThat(Rooms.circles(arrows, 3)).isEmpty();
    }

    @Test
    void an_exception_for_a_package_that_is_small_is_noticed() {
        var small = new Rooms(new ClassFileImporter().importClasses(RoomsTest.class));

        small.assertSmall(Map.of());
        assertThatThrownBy(() -> small.assertSmall(Map.of("dolmen.rules", "it is small")))
                .isInstanceOf(AssertionError.class);
    }
}
