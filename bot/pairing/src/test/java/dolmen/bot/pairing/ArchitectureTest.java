package dolmen.bot.pairing;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dolmen.rules.HouseRules;
import dolmen.rules.Rooms;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The plan of the module. */
final class ArchitectureTest {
    private static final JavaClasses PAIRING =
            new ClassFileImporter().withImportOption(HouseRules.PRODUCT).importPackages("dolmen.bot.pairing");

    @Test
    void pairing_knows_neither_games_nor_time_nor_anything_outside() {
        classes()
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        "dolmen.bot.pairing..",
                        "java.lang..",
                        "java.util..",
                        "org.jgrapht..",
                        "org.jspecify.annotations"))
                .check(PAIRING);
    }

    @Test
    void only_matching_knows_the_library() {
        noClasses()
                .that(not(resideInAPackage("dolmen.bot.pairing.matching")))
                .should()
                .dependOnClassesThat(resideInAPackage("org.jgrapht.."))
                .check(PAIRING);
    }

    @Test
    void the_rooms_are_small_and_nothing_runs_back_up() {
        var rooms = new Rooms(PAIRING);
        rooms.assertOneDirection();
        rooms.assertSmallCircles();
        rooms.assertSmall(Map.of());
    }

    @Test
    void names_are_plain_words_and_every_package_is_null_marked() {
        HouseRules.assertPlainNames(PAIRING);
        HouseRules.assertNullMarked(PAIRING);
    }
}
