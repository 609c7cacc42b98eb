package dolmen.renderer;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dolmen.rules.HouseRules;
import dolmen.rules.Seat;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
    private static final JavaClasses PRODUCT = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dolmen");

    @Test
    void the_scan_finds_the_renderer_and_the_rules() {
        assertThat(PRODUCT).hasSizeGreaterThan(60);
    }

    @Test
    void only_the_renderer_draws() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dolmen.renderer..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.imageio..")
                .check(PRODUCT);
    }

    @Test
    void the_renderer_knows_scenes_and_seats_and_nothing_else_of_the_rules() {
        classes()
                .that()
                .resideInAPackage("dolmen.renderer..")
                .should()
                .onlyDependOnClassesThat(DescribedPredicate.<JavaClass>describe(
                        "are of the scene, of the renderer or of Java",
                        type -> !type.getPackageName().startsWith("dolmen")
                                || type.getPackageName().equals("dolmen.rules.scene")
                                || type.getPackageName().startsWith("dolmen.renderer")
                                || type.isEquivalentTo(Seat.class)))
                .check(PRODUCT);
    }

    @Test
    void boards_know_nothing_of_plaques_and_only_plaques_draw_charts() {
        noClasses()
                .that()
                .resideInAPackage("dolmen.renderer")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("dolmen.renderer.plaque", "org.knowm.xchart..")
                .check(PRODUCT);
    }

    @Test
    void nothing_static_changes() {
        fields().that()
                .areStatic()
                .and()
                .areDeclaredInClassesThat()
                .resideInAPackage("dolmen.renderer..")
                .should()
                .beFinal()
                .check(PRODUCT);
    }

    @Test
    void names_say_what_things_are() {
        HouseRules.assertPlainNames(PRODUCT);
    }

    @Test
    void every_package_says_what_may_be_null() {
        HouseRules.assertNullMarked(PRODUCT);
    }

    @Test
    void files_are_short() throws IOException {
        HouseRules.assertShortFiles(20);
    }
}
