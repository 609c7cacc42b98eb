package dolmen.sandbox;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dolmen.rules.Rooms;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dolmen.sandbox");

    @Test
    void the_sandbox_knows_none_of_its_neighbours() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("dolmen.rules..", "dolmen.renderer..", "dolmen.bot..", "net.dv8tion..")
                .check(CLASSES);
    }

    @Test
    void rooms_are_small_and_lie_in_one_direction() {
        var rooms = new Rooms(CLASSES);
        rooms.assertOneDirection();
        rooms.assertSmallCircles();
        rooms.assertSmall(Map.of());
    }

    @Test
    void only_the_transport_knows_jetty() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dolmen.sandbox.http..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.eclipse.jetty..")
                .check(CLASSES);
    }

    @Test
    void the_world_knows_nothing_of_how_it_is_told() {
        noClasses()
                .that()
                .resideInAPackage("dolmen.sandbox.world..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "dolmen.sandbox.json..",
                        "dolmen.sandbox.rest..",
                        "dolmen.sandbox.gateway..",
                        "dolmen.sandbox.control..",
                        "dolmen.sandbox.storage..")
                .check(CLASSES);
    }
}
